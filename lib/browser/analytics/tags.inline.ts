import { whenSeen } from '@/lib/browser/page/seen'
import { startTags } from './start'

const { id = '', scriptUrl = '' } = document.currentScript?.dataset ?? {}
whenSeen(() => startTags({ id, scriptUrl }))
