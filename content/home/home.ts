import { defineWithEnglish } from '../define'
import { figures } from '../figures'
import { withoutOmitted } from '../placeholders'

const document = defineWithEnglish('home/home.json', { figures })
const { leadership, testimonials, ...words } = document.words

/** The texts and images of the group's home page. */
export const home = {
  ...words,
  leadership: { ...leadership, cards: withoutOmitted(leadership.cards) },
  testimonials: { ...testimonials, items: withoutOmitted(testimonials.items) },
}

/** The subject of the page's form. */
export const homeSubject = document.sent(({ contact }) => contact.subject)
