/**
 * The business constants of the specification (section 9, read 2026-11-21). Times in milliseconds,
 * lengths in characters, unless the name says otherwise. Constants used only by style sheets are there:
 * width and gap of testimonials in components/home/Testimonials.module.css, life and delay of confetti
 * in components/success/Success.module.css.
 */
export const constants = {
  form: { nameMax: 20, phoneDigits: 10, messageMax: 50, timeout: 15_000 },
  banner: { autoplay: 2500 },
  testimonials: { autoplay: 5000, speed: 1000 },
  cricket: { resultsShown: 3, pointsPerWin: 2, tableCache: 24 * 60 * 60 * 1000 },
  intro: { promptTimeout: 8000, preloader: 10_500, trophy: 4500, fade: 1500 },
  confetti: { pieces: 50 },
  scrollToSectionDelay: 100,
  spinnerHideDelay: 1,
} as const
