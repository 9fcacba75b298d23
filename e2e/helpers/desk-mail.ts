import type { LocalServices } from './local-services'

/** The fields of the newest mail that the desk has. Throws where it has none. */
export async function mailOf(local: LocalServices): Promise<Readonly<Record<string, string>>> {
  const { fields } = (await local.received('form')).at(-1) ?? {}
  if (!fields) throw new Error('no mail was received')
  return fields
}

/** The text that a link to WhatsApp or to a mail carries, line by line. */
export const linesOf = (address: string | null | undefined): readonly string[] => {
  const { searchParams } = new URL(address ?? '')
  return (searchParams.get('text') ?? searchParams.get('body'))?.split('\n') ?? []
}
