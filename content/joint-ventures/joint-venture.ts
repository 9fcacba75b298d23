import { defineDocument } from '../define'
import { jointVentureSchema } from '../schema/joint-venture'

/** The words of the pitch to landowners. It explains how such ventures work; it promises no figure. */
export const jointVenture = defineDocument('joint-ventures/joint-venture.json', jointVentureSchema)
