/**
 * Opens the answer that the address names, at once and when the fragment changes. Stands after the last
 * question of the page; without a script the style sheet shows the answer instead. Slugs are plain
 * ASCII, so the fragment needs no decoding, which would throw on a broken one.
 */
function openQuestion(): void {
  const item = document.getElementById(location.hash.slice(1))
  if (!(item instanceof HTMLDetailsElement)) return
  item.open = true
  item.scrollIntoView()
}

addEventListener('hashchange', openQuestion)
openQuestion()
