import { dayOf } from '@/lib/domain/property/offer'

/** Shows the words before it once the day that they name is over in India, however long ago the page was built. */
const words = document.currentScript?.previousElementSibling
if (words instanceof HTMLElement) words.hidden = `${words.dataset.after}` >= dayOf(new Date())
