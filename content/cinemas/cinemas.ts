import { defineDocument } from '../define'
import { cinemasSchema } from '../schema/cinemas'

/**
 * The words of the cinemas page. It explains what formats mean for a viewer and claims no
 * installation: what a hall has is said with the hall, in `venues.list`, once there is one.
 */
export const cinemas = defineDocument('cinemas/cinemas.ts', cinemasSchema, {
  title: 'Noyyal Cinemas: private screenings and advertising',
  description:
    'Hire a screen for a birthday or a company evening, or advertise on it. What laser light, object sound and a good seat do for a film.',
  hero: {
    heading: 'Hire the big screen',
    lead: 'Hire a screen for a birthday or a company evening. Tell us the date and the number of guests.',
    image: 'cinemas/projector-beam',
    portrait: 'cinemas/auditorium-hero-portrait',
    actions: [
      { label: 'Hire a screen', fragment: '#screenings' },
      { label: 'Advertise', fragment: '#advertising' },
    ],
  },
  formats: {
    heading: 'Picture, sound and seats explained',
    intro: 'What to look for in a cinema.',
    items: [
      {
        figure: 'light',
        title: 'Laser light',
        text: 'Older projectors use a xenon lamp, which grows dimmer with use. A laser holds its brightness for years, and shows purer red, green and blue.',
        tip: 'Look at a night scene: dark blue should stay blue.',
      },
      {
        figure: 'sound',
        title: 'Object sound',
        text: 'Older surround sound sends each noise to a group of speakers. Object sound, such as Atmos, gives each noise its own place in the room. It has speakers overhead as well.',
        tip: 'Listen for rain: it should fall from above you.',
      },
      {
        figure: 'shape',
        title: 'The shape of the picture',
        text: 'Films come in two usual shapes. Scope is 2.39 times as wide as it is high. Flat is 1.85 times as wide. Black masking moves to the edge of the picture.',
        tip: 'When the film starts, the masking should move.',
        marks: ['2.39', '1.85'],
      },
      {
        figure: 'seat',
        title: 'The seat',
        text: 'The screen should fill at least 30 degrees of your view. A recliner needs nearly the depth of two rows. A hall with recliners has fewer seats, and more room for each.',
        tip: 'Try the middle seats, two thirds of the way back.',
        marks: ['30°'],
      },
    ],
    note: 'Formats differ from hall to hall.',
  },
  screenings: {
    heading: 'A private screening',
    text: 'Take a whole screen for a few hours: for a birthday, a first film, a company evening or a reunion.',
    steps: [
      {
        title: 'Tell us the day',
        text: 'And how many guests will come. We reply with the halls that are free and the price.',
      },
      {
        title: 'Choose the film',
        text: 'A film that is running, one from a distributor, or your own. A film by others needs a licence; we tell you the cost before you decide.',
      },
      {
        title: 'Try it first',
        text: 'Bring a film of your own some days ahead. We test picture and sound on the big screen.',
      },
    ],
    action: 'Ask about a screening',
    image: 'cinemas/auditorium-hero',
  },
  advertising: {
    heading: 'Advertise on the screen',
    text: 'Show your message before the film and at the interval.',
    items: [
      {
        title: 'On screen',
        text: 'Commercials before the film and at the interval. We need a digital cinema package in Scope or Flat.',
      },
      {
        title: 'In the foyer',
        text: 'Posters, stands and the screens above the counter, where a hall has them.',
      },
      {
        title: 'The certificate',
        text: 'A commercial in an Indian cinema needs a certificate of the Central Board of Film Certification. Plan time for it.',
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
    heading: 'Questions and answers',
    items: [
      {
        slug: 'showtimes',
        question: 'Where are the showtimes?',
        answer: [
          'Halls and showtimes are to be announced. [Write to us](/contact/) about a film you are looking for.',
        ],
      },
      {
        slug: 'bring-a-film',
        question: 'Can we show a film of our own?',
        answer: [
          'Yes, in a private screening. A digital cinema package is best. A video file can usually be prepared for the projector; send it some days ahead.',
        ],
      },
      {
        slug: 'screen-a-match',
        question: 'Can we watch a Tamilans match on the screen?',
        answer: ['Only with leave of the holder of the broadcasting rights. Ask us early.'],
      },
      {
        slug: 'access',
        question: 'Is there room for a wheelchair?',
        answer: [
          'Tell us when you enquire. We reply with what the hall has: step-free way, wheelchair space, a companion’s seat and hearing support.',
        ],
      },
      {
        slug: 'advertise-deadline',
        question: 'How early must a commercial arrive?',
        answer: [
          'Ask for the date when you enquire. We check and programme the package before its first show. Please have the certificate first.',
        ],
      },
    ],
  },
  enquiry: {
    title: 'Ask for a screen',
    lede: 'Tell us the date, the occasion and the number of guests. We reply by phone or mail.',
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
