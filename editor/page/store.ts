import type { Missing } from '../launch'
import type { FieldFault, OpenPlace } from '../work'

export type Picture = {
  name: string
  alt: string
  width: number
  height: number
  /** Its file in assets/; empty where a program makes it. */
  master: string
  /** Empty until its sizes are made. */
  url: string
}

/** What the editor knows when it opens. */
export type Start = {
  places: readonly OpenPlace[]
  pictures: readonly Picture[]
  /** Where the site is seen, without a slash at the end. */
  siteUrl: string
  /** Where the owner follows a save until it is live; absent on this machine, where it is at once. */
  progressUrl?: string
}

/** A file as it was opened. */
export type Opened = { text: string | null; version: string | null }

/** A file to save: its text, or the bytes of a picture (base64); null deletes it. */
export type Change = { file: string; version: string | null } & (
  | { text: string | null }
  | { bytes: string }
)

/** Why nothing was saved. */
export type Refused = {
  isRefused: true
  message: string
  faults?: readonly FieldFault[]
  /** Files that somebody else has saved meanwhile. */
  late?: readonly string[]
}

type Saved = { isRefused?: undefined; saved: readonly (Opened & { file: string })[] }

/** Where content is read from and saved to: this machine, or a Git host. */
export type Store = {
  start: () => Promise<Start>
  read: (file: string) => Promise<Opened>
  save: (changes: readonly Change[], summary: string) => Promise<Saved | Refused>
  launch: () => Promise<readonly Missing[]>
  /** The address of a picture whose sizes are not made here. */
  pictureUrl?: (picture: Picture) => Promise<string>
}

/** A failure as the refusal of a save. */
export const refusedFor = (error: unknown): Refused => ({
  isRefused: true,
  message: error instanceof Error ? error.message : `${error}`,
})

const TOKEN = document.querySelector<HTMLMetaElement>('meta[name=edit-token]')?.content ?? ''

/** The files of this machine, through the server of `npm run edit`. */
export const localStore: Store = {
  start: async () => wanted(await ask<Start>('start')),
  read: async (file) => wanted(await ask<Opened>('read', { file })),
  save: (changes) => ask<Saved>('save', { changes }),
  launch: async () => wanted(await ask<{ missing: readonly Missing[] }>('launch')).missing,
}

async function ask<Answer extends object>(
  name: string,
  body: object = {},
): Promise<Answer | Refused> {
  const answer = await fetch(`api/${name}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'x-edit-token': TOKEN },
    body: JSON.stringify(body),
  }).catch(() => undefined)
  const read = await answer?.json().catch(() => undefined)
  if (!answer || !read)
    return refusedFor(
      'The editor does not answer. Is "npm run edit" still running? What you wrote is still here.',
    )
  return answer.ok ? read : { isRefused: true, ...read }
}

function wanted<Answer extends object>(answer: Answer | Refused): Answer {
  if ('isRefused' in answer && answer.isRefused) throw new Error((answer as Refused).message)
  return answer as Answer
}
