import { startTags } from './start'

const { id = '', scriptUrl = '' } = document.currentScript?.dataset ?? {}
startTags({ id, scriptUrl })
