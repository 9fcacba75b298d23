import { fill } from '@/lib/domain/format/fill'
import { sha256Of } from '@/lib/domain/format/hash'
import type { PrivacyWords } from '../schema/privacy'

/** The labels of a form's data, and its subject. */
type Form = { labels: readonly string[]; subject: string }

/** The responsible company and officer in the notice. */
type Responsible = { company: string; officer: string; email?: string | undefined }

type Part = { title: string; text: string }

/** The privacy notice at a form. Its version, a hash of the text, is sent with the form. */
export type PrivacyNotice = { summary: string; parts: readonly Part[]; version: string }

/**
 * Builds the notice of a form from its fields. Any change of text or fields changes the version. There is no consent
 * checkbox: data sent to get an answer is given voluntarily (DPDP Act, section 7(a)); counsel has to confirm this.
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

const versionOf = (texts: readonly string[]): string => sha256Of(texts.join('\n')).slice(0, 12)
