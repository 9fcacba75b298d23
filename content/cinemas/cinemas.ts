import { defineDocument } from '../define'
import { cinemasSchema } from '../schema/cinemas'

/**
 * The words of the cinemas page. It explains what formats mean for a viewer and claims no
 * installation: what a hall has is said with the hall, in `venues.list`, once there is one.
 */
export const cinemas = defineDocument('cinemas/cinemas.ts', cinemasSchema, {
  title: 'Noyyal Cinemas: the big dark room',
  description:
    'What laser light, object sound, screen shapes and a good seat do for a film, and how to take a screen for an evening or advertise on it.',
  hero: {
    heading: 'Lights down',
    lead: 'One screen, one beam, and nobody’s telephone. Noyyal Cinemas is the part of the group that still believes in sitting together in the dark.',
    image: 'cinemas/projector-beam',
    portrait: 'cinemas/auditorium-hero-portrait',
    actions: [
      { label: 'Take a screen', fragment: '#screenings' },
      { label: 'Advertise', fragment: '#advertising' },
    ],
  },
  room: {
    heading: 'A room made for looking',
    text: [
      'At home a film competes with the door, the kitchen and the next message. A cinema wins by leaving things out: no light but the picture, no sound but the film’s, no pause.',
      'Everything on this page is in the service of that. The machines are only worth knowing because of what they let you forget.',
    ],
  },
  formats: {
    heading: 'What the words on the ticket mean',
    intro: 'Four things decide how a film looks and sounds. Here is each without the brochure.',
    items: [
      {
        figure: 'light',
        title: 'Laser light',
        text: 'A projector throws light through the picture. For decades that light was a xenon lamp, which grows dimmer from its first evening. A laser holds its brightness over years, and its purer red, green and blue reach colours a lamp cannot.',
        tip: 'Look at a night scene: dark blue should stay blue and not turn grey.',
      },
      {
        figure: 'sound',
        title: 'Object sound',
        text: 'Older surround sound sends each noise to a group of speakers. Object sound, of which Atmos is the best-known kind, gives each noise a place in the room and a path through it, with speakers overhead as well as along the walls.',
        tip: 'Listen for rain: it should fall from above you, not from the sides.',
      },
      {
        figure: 'shape',
        title: 'The shape of the picture',
        text: 'Films come in two usual shapes. Scope is wide, 2.39 times as wide as it is high; Flat is 1.85. A well-run hall moves its black masking to the edge of the picture, so that no grey bar is left beside it.',
        tip: 'When the film starts, the curtains or masking should move. That is somebody caring.',
        marks: ['2.39', '1.85'],
      },
      {
        figure: 'seat',
        title: 'The seat',
        text: 'Where you sit matters as much as what you see. The guideline engineers use is that the screen should fill at least thirty degrees of your view. A recliner needs nearly the depth of two rows, so a hall with recliners seats fewer people, each with more room and a clear line over the head in front.',
        tip: 'Two thirds of the way back, in the middle: the desk at which a film’s sound is mixed stands about there.',
        marks: ['30°'],
      },
    ],
    note: 'This explains the formats; it does not say which hall has which. That is listed with each hall.',
  },
  screenings: {
    heading: 'The whole room, yours',
    text: 'A birthday, a first film, a company evening, an alumni reunion: a screen can be taken for a few hours, with the doors closed to everybody else.',
    steps: [
      {
        title: 'Tell us the day',
        text: 'And roughly how many will come. The answer says which halls are free then, and what they cost.',
      },
      {
        title: 'Choose the film',
        text: 'One that is running, one from a distributor’s catalogue, or your own. A film by others needs a screening licence; you learn what it costs before you decide.',
      },
      {
        title: 'Try it first',
        text: 'A film of your own is best brought some days ahead, so that picture and sound can be tried on the big screen before anybody sits down.',
      },
    ],
    action: 'Ask about a screening',
    image: 'cinemas/auditorium-hero',
  },
  advertising: {
    heading: 'Seen in the dark',
    text: 'Before a film, a screen has something no telephone has: people who have put theirs away.',
    items: [
      {
        title: 'On screen',
        text: 'Film commercials before the feature and at the interval, delivered as a digital cinema package in Scope or Flat.',
      },
      {
        title: 'In the foyer',
        text: 'Posters, stands and the screens above the counter, where a hall has them.',
      },
      {
        title: 'The certificate',
        text: 'A commercial shown in an Indian cinema needs a certificate of the Central Board of Film Certification. Plan time for it.',
      },
    ],
    action: 'Ask about advertising',
    image: 'cinemas/lobby-concession',
  },
  venues: {
    heading: 'Our halls',
    seats: '{n} seats',
    directions: 'Directions',
    list: [],
  },
  questions: {
    heading: 'Before you ask',
    items: [
      {
        slug: 'showtimes',
        question: 'Where are the showtimes?',
        answer: [
          'Not on this page: it lists halls once the group has announced them, and showtimes change faster than a page does. [Write to us](/contact/) about a film you are looking for.',
        ],
      },
      {
        slug: 'bring-a-film',
        question: 'Can we show a film of our own?',
        answer: [
          'Yes, in a private screening. A digital cinema package is best; a video file can usually be prepared for the projector. Send it some days ahead, so that it can be tried on the screen.',
        ],
      },
      {
        slug: 'screen-a-match',
        question: 'Can we watch a Tamilans match on the screen?',
        answer: [
          'A match may be shown in public only with leave of whoever holds the broadcasting rights. Ask us early; we will tell you whether it can be had.',
        ],
      },
      {
        slug: 'access',
        question: 'Is there room for a wheelchair?',
        answer: [
          'Tell us when you enquire and we will say exactly what the hall has: step-free way, wheelchair space, a companion’s seat beside it, and hearing support.',
        ],
      },
      {
        slug: 'advertise-deadline',
        question: 'How early must a commercial arrive?',
        answer: [
          'Ask for the date when you enquire: a finished package has to be checked and programmed before its first show. Have the certificate first; without it nothing can run.',
        ],
      },
    ],
  },
  enquiry: {
    title: 'Ask for the room',
    lede: 'Say what it is for. Someone from the cinemas answers.',
    subject: 'Enquiry to Noyyal Cinemas',
    topic: {
      label: 'What is it about?',
      placeholder: 'Choose one',
      missing: 'Please choose what it is about',
      options: [
        { value: 'private-screening', label: 'A private screening' },
        { value: 'advertising', label: 'Advertising on screen' },
        { value: 'other', label: 'Something else' },
      ],
    },
    messagePlaceholder: 'Forty guests, a Saturday',
  },
})
