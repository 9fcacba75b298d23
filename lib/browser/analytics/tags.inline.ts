import { whenActivated } from '@/lib/browser/page/activation'
import { startTags } from './start'

const { id = '', scriptUrl = '' } = document.currentScript?.dataset ?? {}
whenActivated(() => startTags({ id, scriptUrl }))
