import type { z } from 'zod'

declare module 'zod' {
  /** What a schema says to the editor, besides `title` and `description` in an owner's words. */
  interface GlobalMeta {
    /** The name of a picture of assets/. */
    isImage?: boolean
    /** The smallest width of a picture in this field, in pixels. */
    minWidth?: number
    /** The name of a PDF of assets/papers/. */
    isPaper?: boolean
    /** The only values that a text may have: the names of entries elsewhere. */
    choices?: readonly string[]
    /** The folder of the entry that a value names, such as `cricket/teams`. */
    folder?: string
    /** The path of a page of the site. */
    isPage?: boolean
    /** The field beside this one that names the project of which it is a plot. */
    plotOf?: string
    /** Entries of this list stand in the rows of a table. */
    isTable?: boolean
    /** Rows of this table can be pasted from a spreadsheet. */
    isPasted?: boolean
    /** Words on one line or in one paragraph. */
    isOneLine?: boolean
    /** A telephone, tidied when somebody leaves its field. */
    isPhone?: boolean
    /** Machine-made: shown, never changed. */
    isFixed?: boolean
    /** In a row of a table: the one choice with which this field has a meaning. */
    onlyWith?: string
    /** A fact of one entry alone: a copy of the entry begins without it. */
    isOwn?: boolean
    /** What a new entry begins with, where the value may be absent elsewhere. */
    begins?: unknown
    /** Words of an owner for each value of a choice. */
    names?: Readonly<Record<string, string>>
  }
}

/** A schema as zod writes it in JSON, with what it says to the editor. */
export type SchemaNode = z.core.JSONSchema.JSONSchema & z.GlobalMeta
