import { createHash } from 'node:crypto'
import { fill } from '@/lib/domain/format/fill'
import type { PrivacyWords } from '../schema/privacy'

/** What a form asks for, by the names that a visitor reads. */
type Form = { labels: readonly string[]; subject: string }

/** Who is responsible, as the notice names them. */
type Responsible = { company: string; officer: string; email?: string | undefined }

type Part = { title: string; text: string }

/** The notice at a form, and the number of its version, which is sent along with the form. */
export type PrivacyNotice = { summary: string; parts: readonly Part[]; version: string }

/**
 * Makes the notice of a form from its own fields. Other words, or another field, are another version. No box to tick
 * goes with it: who writes to be answered gives the data voluntarily (DPDP Act, section 7(a)). Counsel has to confirm it.
 */
export function noticeOf(
  words: Pick<PrivacyWords, 'notice' | 'kept' | 'replyWithin' | 'boardName' | 'boardAddress'>,
  { labels, subject }: Form,
  responsible: Responsible,
): PrivacyNotice {
  const { summary, mail, ...parts } = words.notice
  const { items, purpose, law, kept, rights, board, children } = parts
  const { company, officer, email } = responsible
  const { title, text } = parts.who
  const who = { title, text: email ? `${text} ${mail}` : text }
  const values = {
    ...{ company, officer },
    email: `[${email}](mailto:${email})`,
    items: labels.join(', '),
    subject,
    kept: words.kept,
    replyWithin: words.replyWithin,
    board: words.boardAddress ? `[${words.boardName}](${words.boardAddress})` : words.boardName,
  }
  const filled = [items, purpose, law, kept, who, rights, board, children].map(
    ({ title, text }) => ({ title, text: fill(text, values) }),
  )
  return { summary, parts: filled, version: versionOf([summary, ...filled.flatMap(textsOf)]) }
}

const textsOf = ({ title, text }: Part) => [title, text]

const versionOf = (texts: readonly string[]): string =>
  createHash('sha256').update(texts.join('\n'), 'utf8').digest('hex').slice(0, 12)
