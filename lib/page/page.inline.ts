import { noteArrival } from './arrival'
import { runPage } from './run-page'

noteArrival()
const { spinner, scroll } = document.currentScript?.dataset ?? {}
runPage({ spinner: Number(spinner), scroll: Number(scroll) })
