/** Changes that must be refused, each with the file of its error and a pattern of its text: field, value, advice. */

import type { ContentChange, Fields, List } from './edit'
import { registered } from './registration'

const VISTARA = 'projects/vistara.json'
const FIXTURE = 'cricket/seasons/2025/fixtures/match-2.json'
const RESULT = 'cricket/seasons/2025/results/match-2.json'

/** An edit of one file. */
const of =
  <Value extends object = Fields>(file: string, change: (value: Value) => void): ContentChange =>
  ({ edit }) =>
    edit(file, change)
const ofVistara = <Value extends object = Fields>(change: (project: Value) => void) =>
  of(VISTARA, change)

type Plots = { plots: List }
type Hero = { hero: Fields }
type Meta = { meta: Fields }
type Expected = { file: string; message: RegExp }

/** Each change with its description and the expected error. */
export const REFUSED: readonly (readonly [string, ContentChange, Expected])[] = [
  [
    'a name that no message about a plot has room for',
    ofVistara((project) => (project.name = 'Vistara Royal Gardens')),
    { file: VISTARA, message: /^name is "Vistara Royal Gardens"\. Write at most 15 letters\.$/ },
  ],
  [
    "a player's name that the message about the shirt has no room for",
    of('cricket/seasons/2025/squad/mohamed-ali.json', (player) => {
      player.name = 'Mohamed Abdul Kareem Ibrahim Sahib'
    }),
    {
      file: 'cricket/seasons/2025/squad/mohamed-ali.json',
      message: /^name is "Mohamed Abdul.*no room.*at most \d+ letters together/,
    },
  ],
  [
    'a promised return in Tamil',
    of('ta/projects/vistara.json', ({ hero }: Hero) => (hero.lead = 'உத்தரவாதமான லாபம்')),
    {
      file: 'ta/projects/vistara.json',
      message: /^hero\.lead is "உத்தரவாதமான லாபம்"\. The law bars a promised return .* Leave it out/,
    },
  ],
  [
    'counted amenities on the list of projects',
    of('properties/listing.json', (listing) => (listing.intro = 'Over 100+ amenities')),
    {
      file: 'properties/listing.json',
      message: /^intro is .* The law bars counted amenities .* Name the amenities/,
    },
  ],
  [
    'small print by reference on a shared link',
    of('share.json', (shares: List) => (shares[2].title = 'Plots. T&C apply')),
    {
      file: 'share.json',
      message:
        /title is "Plots\. T&C apply"\. The law bars small print by reference .* Write the condition itself/,
    },
  ],
  [
    'a typed price',
    of('home/home.json', ({ meta }: Meta) => (meta.description = 'Plots from ₹970 per sq.ft')),
    {
      file: 'home/home.json',
      message: /^meta\.description is "Plots from ₹970.* Write \{price\.from\}/,
    },
  ],
  [
    'a wrong number of plots in Tamil',
    of('ta/projects/vistara.json', ({ hero }: Hero) => (hero.lead = '900 மனைகள்')),
    {
      file: 'ta/projects/vistara.json',
      message: /^hero\.lead is "900 மனைகள்"\. The plan has \d+ plots\. Write \{plots\}/,
    },
  ],
  [
    'a second word for a map in Tamil',
    of('ta/projects/vistara.json', ({ hero }: Hero) => (hero.lead = 'நிலப்படத்தைப் பாருங்கள்')),
    {
      file: 'ta/projects/vistara.json',
      message: /^hero\.lead is "நிலப்படத்தைப் பாருங்கள்"\. "நிலப்படத்தைப்" is not the word .* Write மேப்/,
    },
  ],
  [
    'a plot that is lost from the list',
    of('projects/plots/vistara.json', ({ plots }: Plots) => plots.splice(4, 1)),
    { file: 'projects/plots/vistara.json', message: /plot 5 of the plan is missing/ },
  ],
  [
    'a state that no plot has',
    of('projects/plots/vistara.json', ({ plots }: Plots) => (plots[0].status = 'soldout')),
    {
      file: 'projects/plots/vistara.json',
      message: /status is "soldout"\. Write "available", "reserved", "booked" or "sold"/,
    },
  ],
  [
    'plots that were checked on a day to come',
    of('projects/plots/vistara.json', (list) => (list.checkedOn = '2999-01-01')),
    {
      file: 'projects/plots/vistara.json',
      message: /^checkedOn is "2999-01-01"\. This day is still to come\. Write the day on which/,
    },
  ],
  [
    'a place in the list twice',
    ofVistara((project) => (project.position = 3)),
    {
      file: VISTARA,
      message: /the position 3 is used twice: by ".+" and ".+"\. Each needs its own/,
    },
  ],
  [
    'half a registration',
    ofVistara(
      (project) =>
        (project.registration = { kind: 'registered', number: 'TN/11/Layout/1234/2026' }),
    ),
    { file: VISTARA, message: /^registration\.authority is missing\. Write \{ name, url \}/ },
  ],
  [
    'a registration without its QR code',
    ofVistara((project) => (project.registration = registered({ qrCode: undefined }))),
    { file: VISTARA, message: /^registration\.qrCode is missing\. Choose a picture of the site/ },
  ],
  [
    'a registration that ends before it begins',
    ofVistara((project) => (project.registration = registered({ validUntil: '2025-02-27' }))),
    {
      file: VISTARA,
      message:
        /^registration\.validUntil is "2025-02-27"\. It ends before it begins\. Write .* such as "2031-01-31"/,
    },
  ],
  [
    'the number of another state',
    ofVistara((project) => (project.registration = registered({ number: 'P51800012345' }))),
    {
      file: VISTARA,
      message:
        /^registration\.number is "P51800012345"\. Write .* such as "TN\/11\/Layout\/1234\/2026"/,
    },
  ],
  [
    'a team that plays against itself',
    of(FIXTURE, (fixture) => (fixture.teams = ['tiruppur-tamilans', 'tiruppur-tamilans'])),
    {
      file: FIXTURE,
      message:
        /^teams, entry 2 is "tiruppur-tamilans"\. This team stands there twice\. Write the one/,
    },
  ],
  [
    'a result of a team against itself',
    of(RESULT, ({ sides }: { sides: List }) => (sides[1].team = sides[0].team)),
    { file: RESULT, message: /sides, entry 2, team is ".*"\. This team stands there twice/ },
  ],
  [
    'two matches of one number in a season',
    of(FIXTURE, (fixture) => (fixture.title = 'Match 5')),
    {
      file: FIXTURE,
      message:
        /^title is "Match 5"\. "match-5" has this name too\. Write a name that only "match-2"/,
    },
  ],
  [
    'a fixture without a ground',
    of(FIXTURE, (fixture) => delete fixture.ground),
    { file: FIXTURE, message: /^ground is missing\. Choose a ground that there is, such as/ },
  ],
  [
    'a result of a match that has not begun',
    ({ read, write }) =>
      write('cricket/seasons/2199/results/match-2.json', {
        ...read(RESULT),
        startsAt: '2199-06-06T19:15:00+05:30',
      }),
    {
      file: 'cricket/seasons/2199/results/match-2.json',
      message: /^startsAt is "2199-06-06.* has not begun.*or remove the result/,
    },
  ],
  [
    'two matches on one ground at one time',
    ({ edit, read }) =>
      edit('cricket/seasons/2025/fixtures/match-5.json', (fixture) => {
        const { startsAt, ground } = read(FIXTURE)
        Object.assign(fixture, { startsAt, ground })
      }),
    {
      file: FIXTURE,
      message:
        /^startsAt is "2025-06-06.* "match-5" .* is on the same ground at that time.*Write the hour/,
    },
  ],
  [
    'a result of another day than its fixture',
    of(RESULT, (result) => (result.startsAt = '2025-06-07T19:15:00+05:30')),
    {
      file: RESULT,
      message: /^startsAt is "2025-06-07.* The fixture .* says "2025-06-06T.*Write "2025-06-06/,
    },
  ],
  [
    'a table against the results',
    of('cricket/seasons/2025/table.json', (table: List) =>
      Object.assign(table[1], { won: 6, lost: 1, points: 12 }),
    ),
    {
      file: 'cricket/seasons/2025/table.json',
      message: /won is 6\. Of the first 7 results .* Write 5\./,
    },
  ],
  [
    'a day that no calendar has',
    of('insights/a-first-match-day.json', (article) => (article.date = '2026-02-30')),
    {
      file: 'insights/a-first-match-day.json',
      message: /^date is "2026-02-30"\. Write a day as year, month and day/,
    },
  ],
  [
    'an article about a plot that is not there',
    of('insights/cents-grounds-and-square-feet.json', (article: { example: Fields }) => {
      article.example.plot = 340
    }),
    {
      file: 'insights/cents-grounds-and-square-feet.json',
      message: /^example\.plot is 340\. Vistara has no such plot\. Write a number of its plan/,
    },
  ],
  [
    'such a day in a sentence',
    of('cricket/seasons/2025/stories/run.json', (story) => (story.blurb = 'Since 31 Jun 2025')),
    {
      file: 'cricket/seasons/2025/stories/run.json',
      message: /^blurb is "Since 31 Jun 2025"\. No calendar has .* Write a day from 1 to 30/,
    },
  ],
  [
    'a story that leads to the front of a channel',
    of('cricket/seasons/2025/stories/run.json', (story) => {
      story.external = {
        action: 'watch',
        url: 'https://www.youtube.com/@league',
        source: 'the league',
      }
    }),
    {
      file: 'cricket/seasons/2025/stories/run.json',
      message:
        /external\.url is "https:.*@league"\. Write the address of the film or the report itself/,
    },
  ],
  [
    'a story that leads to the front of a site',
    of('cricket/seasons/2025/stories/run.json', (story) => {
      story.external = { action: 'read', url: 'https://news.example/', source: 'the paper' }
    }),
    {
      file: 'cricket/seasons/2025/stories/run.json',
      message:
        /external\.url is "https:\/\/news\.example\/"\. Write the address of the film or the report itself/,
    },
  ],
  [
    'a story that leads nowhere',
    of('cricket/seasons/2025/stories/run.json', (story) => {
      for (const way of ['external', 'match', 'link', 'body']) delete story[way]
    }),
    {
      file: 'cricket/seasons/2025/stories/run.json',
      message: /match.* The story leads nowhere\./,
    },
  ],
  [
    'a story with a page but without a day',
    of('cricket/seasons/2025/stories/run.json', (story) => {
      const blocks = [{ type: 'paragraph', text: 'It was won.' }]
      story.body = [{ id: 'start', title: 'The start', blocks }]
      delete story.date
    }),
    {
      file: 'cricket/seasons/2025/stories/run.json',
      message: /date.* A story with a page needs a day\./,
    },
  ],
  [
    'a story of a match that its season has no result of',
    of('cricket/seasons/2025/stories/run.json', (story) => (story.match = 'no-match')),
    {
      file: 'cricket/seasons/2025/stories/run.json',
      message: /^match is "no-match"\. The season of 2025 has no result of it\. Write one of: /,
    },
  ],
  [
    'a link to a page that is not there',
    of(
      'navigation.json',
      ({ quickLinks }: { quickLinks: List }) => (quickLinks[0].path = '/vistra/'),
    ),
    {
      file: 'navigation.json',
      message: /path is "\/vistra\/"\. There is no page .* Did you mean "\/vistara\/"\?/,
    },
  ],
  [
    'a link to a site that is not on the list',
    of('pages/help.json', (page) => (page.lead = 'See [a copy](https://drive.google.com/file/1).')),
    {
      file: 'pages/help.json',
      message:
        /^lead is .*drive\.google\.com is not on the list .* Write an address of .* or add drive\.google\.com/,
    },
  ],
  [
    'another site as a page of this one',
    of('navigation.json', ({ contact }: { contact: Fields }) => (contact.path = '//evil.example/')),
    {
      file: 'navigation.json',
      message:
        /^contact\.path is "\/\/evil\.example\/"\. Write a path that begins with a slash, such as "\/vistara\/"/,
    },
  ],
  [
    'a story whose part begins without a picture',
    of('insights/a-first-match-day.json', (article) => (article.isToldByScrolling = true)),
    {
      file: 'insights/a-first-match-day.json',
      message: /^parts, entry 1 .* Begin each part with a picture\./,
    },
  ],
  [
    'no desk',
    of('contact/contact.json', ({ desks }: { desks: { links: unknown[] } }) =>
      desks.links.splice(0),
    ),
    {
      file: 'contact/contact.json',
      message: /^desks\.links .*It needs at least 1 entry/,
    },
  ],
  [
    'a ground that is played on taken away',
    ({ remove }) => remove('cricket/grounds/salem.json', 'ta/cricket/grounds/salem.json'),
    {
      file: 'cricket/seasons/2025/fixtures/match-12.json',
      message: /^ground is "salem"\. Choose a ground that there is/,
    },
  ],
  [
    'a figure that its own page does not fill',
    of(
      'faqs/faqs.json',
      ({ groups }: { groups: List<{ items: List }> }) =>
        (groups[0].items[0].answer = ['It costs {price}.']),
    ),
    {
      file: 'faqs/faqs.json',
      message:
        /answer, entry 1 is "It costs \{price\}\."\. Nothing fills \{price\} here.*Write \{price\.from\}/,
    },
  ],
  [
    'a Tamil text that lost its place',
    of('ta/projects/vistara.json', ({ plan }: { plan: Fields }) => (plan.intro = 'மனைகள்')),
    {
      file: 'ta/projects/vistara.json',
      message: /^plan\.intro is "மனைகள்"\. The Tamil has the places none, the English \{plots\}/,
    },
  ],
  [
    'a title without its year',
    of('home/home.json', ({ meta }: Meta) => (meta.description = 'Home of the champions')),
    {
      file: 'home/home.json',
      message: /^meta\.description is "Home of the champions"\. .* Add \{title\.year\}/,
    },
  ],
  [
    'a cinema that is not open',
    of('services/services.json', (services) => (services.lead = 'We run cinemas')),
    {
      file: 'services/services.json',
      message: /^lead is "We run cinemas"\. .* no hall is listed\. Write what is planned/,
    },
  ],
  [
    'something stored that the page of cookies does not tell',
    ({ replace }) => replace('pages/cookies.json', 'intro:seen', 'other'),
    {
      file: 'pages/cookies.json',
      message: /lists "intro:seen".* Add a row whose first cell is "intro:seen"/,
    },
  ],
  [
    'a comma that is missing',
    ({ write }) => write('labels.json', '{ "a": "b" "c": "d" }'),
    { file: 'labels.json', message: /^line 1: / },
  ],
  [
    'a file that no page shows',
    ({ write }) => write('project/sarayu.json', {}),
    { file: 'project/sarayu.json', message: /^No page shows this file\. Look at its name/ },
  ],
  [
    'a time for which data are kept, typed by hand',
    ({ replace }) => replace('pages/privacy.json', '{privacy.kept}', 'six months'),
    { file: 'pages/privacy.json', message: /says "six months" by hand.*Write \{privacy\.kept\}/ },
  ],
  [
    'a notice that no longer names the fields of its form',
    of('privacy/privacy.json', ({ notice }: { notice: { items: Fields } }) => {
      notice.items.text = 'What you write.'
    }),
    { file: 'privacy/privacy.json', message: /items.*text is "What you write\.".*\{items\}/ },
  ],
]
