/** The files that write an attribute and those that read it (`markup`: several components), and its meaning. */
type Hook = readonly [writers: string, readers: string, says: string]

/**
 * The data attributes that connect scripts and markup: a script or an island reads or writes them on elements that it
 * did not render itself. hooks.test.ts compares this list with the sources. Exception: the texts of a fixture's state,
 * which FixturesSection.tsx and MatchHead.tsx pass to fixture-marks.inline.ts as attributes of its script element.
 */
export const HOOKS = {
  // On the root element: page state.
  'data-at-top': ['run-page.ts', 'SiteHeader.module.css', 'empty while the page is at its top'],
  'data-compared': [
    'show-favourites.ts',
    'ComparePlots.module.css',
    'empty where the address names plots to compare',
  ],
  'data-lazy-layout': ['run-page.ts', 'globals.css', 'empty while sections below may lay out late'],
  'data-loading': ['run-page.ts', 'EveryPage.module.css', 'empty until the page has loaded'],
  'data-smooth': ['run-page.ts', 'globals.css', 'empty once a link within the page was pressed'],
  'data-tags': ['start.ts', 'Consent.module.css', 'granted, denied: the choice that was made'],

  // Consent and analytics.
  'data-consent': [
    'start.ts, Consent.tsx, FooterFrame.tsx',
    'start.ts, Consent.module.css',
    'on the root ask or away: the notice; on a control open, granted or denied: what it does',
  ],
  'data-consent-notice': ['Consent.tsx', 'start.ts', 'empty: the notice itself'],
  'data-action': ['markup', 'start.ts, tracker.ts', 'the name of an action that is counted'],

  // Islands.
  'data-island': ['island.tsx', 'start-islands.ts', 'the name of an island'],
  'data-props': ['island.tsx', 'start-islands.ts', 'its props, or where the build keeps them'],
  'data-start': ['island.tsx', 'start-islands.ts', 'when it starts'],
  'data-slot': ['Slot.tsx', 'start-island.tsx', 'the number of an element among its props'],
  'data-stored': [
    'FormShell.tsx, VisitReceipt.island.tsx',
    'start-islands.ts',
    'a key of the session',
  ],
  'data-ready': ['markup', 'form-links.ts, slides.ts', 'empty once an island has started'],
  'data-hydrating': [
    'start-islands.ts',
    'globals.css',
    'empty from a press until the island starts',
  ],
  'data-remounted': ['start-island.tsx', 'third-party-changes.spec.ts', 'empty once remounted'],

  // Forms and links to them.
  'data-prefill': ['link-attributes.ts', 'form-links.ts', 'how the message begins'],
  'data-choice': ['Button.tsx', 'form-links.ts', 'the option that is picked'],
  'data-reference': [
    'Success.tsx',
    'complete-enquiry.ts',
    'words for the reference of a sent form',
  ],
  'data-language': ['LanguageLink.tsx', 'run-page.ts', 'empty: the page in the other language'],

  'data-cloth': [
    'Picture.tsx',
    'Gallery.island.tsx',
    'the picture is cloth; `scene`: upright on phones alone',
  ],

  // Content that changes with time or on a press.
  'data-fixture': ['FixtureMark.tsx', 'fixture-marks.ts', 'a moment; gets the state of a match'],
  'data-state': ['fixture-marks.ts', 'FixtureMark.module.css', 'next, today, past or later'],
  'data-season': [
    'FixturesSection.tsx',
    'fixture-marks.ts',
    'a moment; gets the state of a season',
  ],
  'data-until': ['markup', 'fixture-marks.ts, opening.ts', 'a moment or a day; hidden after it'],
  'data-opening': ['Opening.tsx', 'opening.ts', 'the day after which it is over; empty: lasts'],
  'data-label': ['Opening.tsx', 'opening.ts', 'empty: replaced on the day of its match'],
  'data-after': [
    'FixturesSection.tsx, AfterDay.tsx',
    'fixture-marks.ts, after-day.inline.ts',
    'a moment; hidden until its day is over',
  ],
  'data-apple': ['FixturesSection.tsx', 'subscription.ts', "empty: for Apple's systems alone"],
  'data-elsewhere': ['FixturesSection.tsx', 'subscription.ts', 'empty: for all other systems'],
  'data-copied': ['FixturesSection.tsx', 'subscription.ts', 'words once an address is copied'],
  'data-marked': ['FixturesSection.tsx', 'subscription.ts', 'words once it is only selected'],
  'data-moving': [
    'slides.ts, Reel.tsx',
    'Reel.module.css',
    'empty while slides turn of themselves',
  ],
  'data-tabs': ['tabs.ts', 'ProjectContact.module.css', 'empty once sections have become tabs'],
  'data-favourites': [
    'ProjectIndex.tsx',
    'show-favourites.ts',
    'words for several favourites, with {n}',
  ],
  'data-status': [
    'ProjectIndex.tsx',
    'ProjectBrowser.island.tsx',
    'the status of a project, to filter by',
  ],
  'data-fit': ['Picture.tsx, Gallery.island.tsx', 'Picture.module.css', 'cover or contain'],
  'data-tone': ['Picture.tsx', 'Gallery.island.tsx', 'light: not on the copy in the dark dialog'],

  // The intro.
  'data-intro': ['gate.ts', 'start-islands.ts', 'on its root: due, then over'],
  'data-scene': [
    'Intro.island.tsx, gate.ts, IntroStage.tsx',
    'gate.ts, Intro.module.css',
    'on its dialog: prompt, then the scenes of IntroScene',
  ],

  // Plans drawn by tools/plans.
  'data-part': ['draw-plan.ts', 'drawing.ts', 'ground, plots, numbers or labels'],
  'data-plot': [
    'draw-plan.ts, PlotShapes.tsx',
    'drawing.ts, PlanDrawing.tsx',
    'the number of a plot',
  ],
  'data-at': ['draw-plan.ts', 'drawing.ts', 'x and y of its middle'],

  // Parameters of inline scripts, on the script element.
  'data-failed': [
    'layout.tsx, start-islands.ts',
    'start-islands.inline.ts, start-islands.ts',
    'on the script words for an island that fails to start; on such an island empty',
  ],
  'data-home': ['not-found.tsx', 'other-home.inline.ts', 'the path of the other home page'],
  'data-id': ['Consent.tsx', 'tags.inline.ts', 'the container of tags'],
  'data-script-url': ['Consent.tsx', 'tags.inline.ts', 'where its script is'],
  'data-interval': ['CarouselHero.tsx', 'slides.inline.ts', 'milliseconds that a slide stands'],
  'data-timeout': ['Intro.tsx', 'intro-gate.inline.ts', 'milliseconds that the prompt waits'],
  'data-year': [
    'Intro.tsx',
    'intro-gate.inline.ts',
    'the season in which the intro is offered once',
  ],
  'data-today': ['Opening.tsx', 'opening.inline.ts', 'the label of a match on its day'],
  'data-days': ['Intro.tsx', 'intro-gate.inline.ts', 'days of matches, on which it is not'],
  'data-reload': ['layout.tsx', 'start-islands.inline.ts', 'words of the link that loads anew'],
  'data-scroll': ['EveryPage.tsx', 'page.inline.ts', 'milliseconds from a press to the jump'],
  'data-spinner': ['EveryPage.tsx', 'page.inline.ts', 'milliseconds that the spinner stays'],
} as const satisfies Record<`data-${string}`, Hook>
