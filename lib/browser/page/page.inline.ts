import { runPage } from './run-page'

const { spinner, scroll } = document.currentScript?.dataset ?? {}
runPage({ spinner: Number(spinner), scroll: Number(scroll) })
