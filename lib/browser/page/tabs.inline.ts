import { makeTabs } from './tabs'

const root = document.currentScript?.parentElement
if (root) makeTabs(root)
