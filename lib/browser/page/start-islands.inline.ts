import { startIslands } from './start-islands'

const { failed, reload } = document.currentScript?.dataset ?? {}
startIslands({ failed: failed ?? '', reload: reload ?? '' })
