/**
 * On the page for unknown addresses: some hosts have one such page for both languages, and this leads an
 * address of the other language to that language's home.
 */
const { home = '' } = document.currentScript?.dataset ?? {}
if (home && location.pathname.startsWith(home)) location.replace(home)
