import type { LocalServices } from './local-services'

/** The fields of the desk's newest mail. Throws if there is none. */
export async function mailOf(local: LocalServices): Promise<Readonly<Record<string, string>>> {
  const { fields } = (await local.received('form')).at(-1) ?? {}
  if (!fields) throw new Error('no mail was received')
  return fields
}

/** The lines of the text in a link to WhatsApp or to a mail. */
export const linesOf = (address: string | null | undefined): readonly string[] => {
  const { searchParams } = new URL(address ?? '')
  return (searchParams.get('text') ?? searchParams.get('body'))?.split('\n') ?? []
}
