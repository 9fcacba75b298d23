import { feedText } from '@/lib/domain/cricket/wording'

/** A name or title that may be untranslated feed text: on Tamil pages it is then marked as English. */
export function FeedText({ children }: { children: string }) {
  const { text, lang } = feedText(children)
  return lang ? <span lang={lang}>{text}</span> : text
}
