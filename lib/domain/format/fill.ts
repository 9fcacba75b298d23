/** Replaces `{name}` placeholders; leaves unknown ones unchanged. */
export function fill(template: string, values: Readonly<Record<string, string | number>>): string {
  return template.replace(/\{([\w.-]+)\}/g, (whole, name: string) => String(values[name] ?? whole))
}

/** Replaces the placeholders in every string within a value, such as a content entry. */
export const fillTexts = <Value>(
  value: Value,
  values: Readonly<Record<string, string | number>>,
): Value =>
  JSON.parse(JSON.stringify(value), (_, text: unknown) =>
    typeof text === 'string' ? fill(text, values) : text,
  )
