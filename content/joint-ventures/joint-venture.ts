import { defineWithEnglish } from '../define'

const document = defineWithEnglish('joint-ventures/joint-venture.json')

/** The words of the pitch to landowners. It explains how such ventures work; it promises no figure. */
export const jointVenture = document.words

/** What its form is about. */
export const jointVentureSubject = document.sent(({ contact }) => contact.subject)
