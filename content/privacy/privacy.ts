import { fill } from '@/lib/domain/format/fill'
import { env } from '@/lib/server/env'
import { defineWithEnglish } from '../define'
import { demandOfficer } from './demand-officer'

const document = defineWithEnglish('privacy/privacy.json')

/** What the pages say about personal data. */
export const privacy = document.words

/** What the form on the privacy page is about. */
export const privacySubject = document.sent(({ ask }) => ask.label)

/** Whom to turn to; in a build that is not live, that the name is to come. */
export const officerText = privacy.officer
  ? fill(privacy.officerLine, privacy.officer)
  : privacy.officerToCome

if (env.isLive) demandOfficer(privacy)
