import type { z } from 'zod'

declare module 'zod' {
  /** Metadata of schemas for the editor, besides `title` and `description`, which are in the owner's words. */
  interface GlobalMeta {
    /** The name of a picture of assets/. */
    isImage?: boolean
    /** The smallest width of a picture in this field, in pixels. */
    minWidth?: number
    /** The name of a PDF in assets/papers/. */
    isPaper?: boolean
    /** The allowed values of a text: the names of entries elsewhere. */
    choices?: readonly string[]
    /** The folder of the entry that a value refers to, such as `cricket/teams`. */
    folder?: string
    /** The path of a page of the site. */
    isPage?: boolean
    /** The sibling field that names the project of this plot. */
    plotOf?: string
    /** What one row of this list is called, such as in "Add: Slide"; a title of the rows themselves comes first. */
    row?: string
    /** Show the entries of this list as rows of a table. */
    isTable?: boolean
    /** Rows of this table can be pasted from a spreadsheet. */
    isPasted?: boolean
    /** The placeholders that a page fills in this text. */
    places?: readonly string[]
    /** Text on one line or in one paragraph. */
    isOneLine?: boolean
    /** A telephone number, formatted on blur. */
    isPhone?: boolean
    /** Machine-made: shown, but not editable. */
    isFixed?: boolean
    /** In a table row: the one choice to which this field applies. */
    onlyWith?: string
    /** Specific to one entry: left out of copies. */
    isOwn?: boolean
    /** The initial value in a new entry, for a field that is optional elsewhere. */
    begins?: unknown
    /** The owner's words for each value of a choice; for `true` and `false` of a flag, in place of Yes and No. */
    names?: Readonly<Record<string, string>>
  }
}

/** A JSON schema as zod writes it, with this metadata. */
export type SchemaNode = z.core.JSONSchema.JSONSchema & z.GlobalMeta
