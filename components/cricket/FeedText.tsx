import { feedText } from '@/lib/domain/cricket/wording'

/** A name or a title that may stand as the feed sent it: marked as English on a page in Tamil. */
export function FeedText({ children }: { children: string }) {
  const { text, lang } = feedText(children)
  return lang ? <span lang={lang}>{text}</span> : text
}
