import { dayOf } from '@/lib/domain/property/publication'

/** Shows the preceding element once the day in its `data-after` is over in India, whenever the page was built. */
const words = document.currentScript?.previousElementSibling
if (words instanceof HTMLElement) words.hidden = `${words.dataset.after}` >= dayOf(new Date())
