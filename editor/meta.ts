import type { z } from 'zod'

declare module 'zod' {
  /** What a schema says to the editor, besides `title` and `description` in an owner's words. */
  interface GlobalMeta {
    /** The name of a picture of assets/. */
    isImage?: boolean
    /** The smallest width of a picture that is uploaded for this field, in pixels. */
    minWidth?: number
    /** The only values that a text may have: the names of entries elsewhere. */
    choices?: readonly string[]
    /** Entries of this list stand in the rows of a table. */
    isTable?: boolean
    /** Words on one line or in one paragraph. */
    isOneLine?: boolean
    /** A telephone, tidied when somebody leaves its field. */
    isPhone?: boolean
    /** Machine-made: shown, never changed. */
    isFixed?: boolean
    /** Words of an owner for each value of a choice. */
    names?: Readonly<Record<string, string>>
  }
}

/** A schema as zod writes it in JSON, with what it says to the editor. */
export type SchemaNode = z.core.JSONSchema.JSONSchema & z.GlobalMeta
