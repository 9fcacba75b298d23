import { moveSlides } from './slides'

const { previousElementSibling: island, dataset } = document.currentScript as HTMLScriptElement
if (island) moveSlides(island as HTMLElement, Number(dataset.interval))
