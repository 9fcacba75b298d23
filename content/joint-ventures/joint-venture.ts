import { defineWithEnglish } from '../define'
import { jointVentureSchema } from '../schema/joint-venture'

const document = defineWithEnglish('joint-ventures/joint-venture.json', jointVentureSchema)

/** The words of the pitch to landowners. It explains how such ventures work; it promises no figure. */
export const jointVenture = document.words

/** What its form is about. */
export const jointVentureSubject = document.sent(({ contact }) => contact.subject)
