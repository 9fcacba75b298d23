/**
 * Opens the answer named by the fragment, now and when the fragment changes. Placed after the page's last
 * question; without JavaScript the style sheet shows the answer. Slugs are ASCII, so the fragment is not
 * decoded: decoding throws on a malformed one.
 */
function openQuestion(): void {
  const item = document.getElementById(location.hash.slice(1))
  if (!(item instanceof HTMLDetailsElement)) return
  item.open = true
  item.scrollIntoView()
}

addEventListener('hashchange', openQuestion)
openQuestion()
