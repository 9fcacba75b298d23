/**
 * For the 404 page. Some hosts allow only one 404 page for both languages: redirects an unknown address
 * of the other language to that language's home page.
 */
const { home = '' } = document.currentScript?.dataset ?? {}
if (home && location.pathname.startsWith(home)) location.replace(home)
