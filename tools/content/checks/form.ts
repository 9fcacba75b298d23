import { z } from 'zod'
import { wordsOfEntry } from './address'
import { entryOf } from './listed-files'
import type { SchemaNode } from './meta'
import { fieldLabel, plainWords } from './names'

type Common = {
  /** In the owner's words. */
  label: string
  hint?: string
  /** The value may be absent. */
  isOptional?: true
  /** The initial value in a new entry. */
  initial?: unknown
  /** The field applies only to this choice of its row. */
  onlyWith?: string
  /** Specific to one entry: left out of copies. */
  isOwn?: true
}

type Kind =
  | { kind: 'words'; isTranslated: boolean; isOneLine?: true }
  | {
      kind: 'line'
      type: 'text' | 'page' | 'project' | 'url' | 'email' | 'tel' | 'date' | 'moment'
    }
  | { kind: 'number'; emptyIs?: null; pad?: 'numeric' | 'decimal'; plotOf?: string }
  | { kind: 'fixed' }
  | { kind: 'flag'; names?: Readonly<Record<string, string>> }
  | { kind: 'choice'; choices: readonly { value: string; label: string }[] }
  | { kind: 'image'; minWidth: number }
  | { kind: 'paper' }
  | { kind: 'group'; fields: Readonly<Record<string, Field>> }
  | { kind: 'list'; item: Field; min: number; max: number; isTable: boolean; isPasted?: true }
  | { kind: 'forms'; tag: string; forms: Readonly<Record<string, FormOf>> }

type FormOf = { label: string; fields: Readonly<Record<string, Field>> }

/** A form control for one value of content. */
export type Field = Common & Kind

/** The form of a schema. Throws an error that names a part that no form can show. */
export function formOf(schema: z.ZodType, label: string): Field {
  const node = z.toJSONSchema(schema, { io: 'input', reused: 'inline', unrepresentable: 'throw' })
  return fieldOf(node as SchemaNode, label, true)
}

function fieldOf(node: SchemaNode, name: string, isRequired: boolean): Field {
  return {
    label: node.title ?? name,
    ...(node.description && { hint: node.description }),
    ...(!isRequired && { isOptional: true as const }),
    ...(node.onlyWith && { onlyWith: node.onlyWith }),
    ...((node.begins ?? node.default) !== undefined && { initial: node.begins ?? node.default }),
    ...(node.isOwn && { isOwn: true as const }),
    ...kindOf(node, name),
  }
}

function kindOf(node: SchemaNode, name: string): Kind {
  if (node.isFixed) return { kind: 'fixed' }
  if (node.isImage) return { kind: 'image', minWidth: node.minWidth ?? 0 }
  if (node.isPaper) return { kind: 'paper' }
  const choices = node.choices ?? node.enum ?? (node.const === undefined ? undefined : [node.const])
  if (choices) {
    const labelOf = (value: string) =>
      node.names?.[value] ??
      ((node.folder && wordsOfEntry(entryOf(`${node.folder}/${value}.json`))) || plainWords(value))
    return {
      kind: 'choice',
      choices: choices.map(String).map((value) => ({ value, label: labelOf(value) })),
    }
  }
  const forms = (node.oneOf ?? node.anyOf) as SchemaNode[] | undefined
  const [value, nothing] = forms ?? []
  if (value?.type === 'integer' && nothing?.type === 'null')
    return { ...numberOf(value), emptyIs: null }
  if (forms) return formsOf(forms, name)
  switch (node.type) {
    case 'object':
      return { kind: 'group', fields: fieldsOf(node) }
    case 'array':
      return listOf(node, name)
    case 'boolean':
      return { kind: 'flag', ...(node.names && { names: node.names }) }
    case 'number':
    case 'integer':
      return { ...numberOf(node), ...(node.plotOf && { plotOf: node.plotOf }) }
    case 'string':
      return textOf(node)
    default:
      throw new Error(`${name}: a form cannot show ${JSON.stringify(node).slice(0, 120)}`)
  }
}

/** Non-negative numbers get a numeric keypad; those of phones have no minus. */
function numberOf({
  type,
  minimum = -1,
  exclusiveMinimum = -1,
}: SchemaNode): Kind & { kind: 'number' } {
  if (minimum < 0 && Number(exclusiveMinimum) < 0) return { kind: 'number' }
  return { kind: 'number', pad: type === 'integer' ? 'numeric' : 'decimal' }
}

function textOf(node: SchemaNode): Kind {
  if (node.isPage) return { kind: 'line', type: 'page' }
  if (node.folder === 'projects') return { kind: 'line', type: 'project' }
  if (node.format === 'date') return { kind: 'line', type: 'date' }
  if (node.format === 'date-time') return { kind: 'line', type: 'moment' }
  if (node.format === 'uri') return { kind: 'line', type: 'url' }
  if (node.format === 'email') return { kind: 'line', type: 'email' }
  if (node.isPhone) return { kind: 'line', type: 'tel' }
  if (node.isWords)
    return { kind: 'words', isTranslated: true, ...(node.isOneLine && { isOneLine: true }) }
  return { kind: 'line', type: 'text' }
}

/** A union: several forms of a value, selected by a field with one constant value in each. */
function formsOf(forms: SchemaNode[], name: string): Kind {
  const tag = Object.entries(forms[0]?.properties ?? {}).find(
    ([, each]) => (each as SchemaNode).const !== undefined,
  )?.[0]
  if (!tag) throw new Error(`${name}: a form can show several shapes only where a field names them`)
  return {
    kind: 'forms',
    tag,
    forms: Object.fromEntries(
      forms.map((form) => {
        const value = String((form.properties?.[tag] as SchemaNode | undefined)?.const)
        return [value, { label: form.title ?? plainWords(value), fields: fieldsOf(form, tag) }]
      }),
    ),
  }
}

/** A list, or a tuple of fixed length. */
function listOf(node: SchemaNode, name: string): Kind {
  const [first] = node.prefixItems ?? []
  const item = (first ?? node.items) as SchemaNode
  const fixed = node.prefixItems?.length
  const row = item.title ?? node.row
  if (!row) throw new Error(`${name}: its schema does not say what a row is called (row)`)
  return {
    kind: 'list',
    item: fieldOf(item, row, true),
    min: fixed ?? node.minItems ?? 0,
    max: fixed ?? node.maxItems ?? 1000,
    isTable: node.isTable ?? false,
    ...(node.isPasted && { isPasted: true as const }),
  }
}

/** The fields of an object, or of the known keys of a record. */
function fieldsOf(node: SchemaNode, leaveOut?: string): Record<string, Field> {
  const keys = (node.propertyNames as SchemaNode | undefined)?.enum
  const properties = keys
    ? Object.fromEntries(keys.map((key) => [String(key), node.additionalProperties as SchemaNode]))
    : (node.properties ?? {})
  return Object.fromEntries(
    Object.entries(properties)
      .filter(([key]) => key !== leaveOut)
      .map(([key, each]) => [
        key,
        fieldOf(each as SchemaNode, fieldLabel(key), node.required?.includes(key) ?? false),
      ]),
  )
}
