import { existsSync, readdirSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { type Locator, type Page, test } from '@playwright/test'
import sharp from 'sharp'
import { OWN_TEAM } from '@/content/cricket/own-team'
import { samplePdf } from '@/tools/check/sample-pdf'
import { type EditedSite, pictureFile, reopened, startEditor } from './editor-site'
import { expect } from './fixtures'
import { Owner } from './steps'

/**
 * The most frequent jobs of an owner: the number of steps in the editor's first version (none where impossible), and
 * the allowed number now. A change of the editor that needs more steps fails here.
 */
const BUDGETS = [
  { job: 'The price of a project', before: 5, atMost: 4 },
  { job: 'Plots 12 to 18 are sold', before: 11, atMost: 5 },
  { job: 'A new project with 60 plots of a spreadsheet', before: undefined, atMost: 13 },
  { job: 'A registration with its code and a paper', before: 24, atMost: 23 },
  { job: 'The first picture of the home page, from a phone', before: 8, atMost: 7 },
  { job: 'A player with a photograph', before: 16, atMost: 11 },
  { job: 'A result, and the points table', before: 15, atMost: 14 },
  { job: 'A season that was missed, with seven fixtures', before: 83, atMost: 50 },
  { job: 'An article with a table and a picture', before: 65, atMost: 39 },
  { job: 'Telephone and address', before: 4, atMost: 4 },
  { job: 'A sentence in Tamil', before: 3, atMost: 3 },
  { job: 'A brochure of one’s own', before: undefined, atMost: 5 },
  { job: 'What a customer says', before: 6, atMost: 6 },
  {
    job: 'Another name for what is in use, which cannot be deleted',
    before: undefined,
    atMost: 6,
  },
  { job: 'A change that was saved before is taken back', before: undefined, atMost: 3 },
] as const

const SCREENS = {
  'at a desk': { viewport: { width: 1366, height: 768 } },
  'on a phone': { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true },
}

/** Jobs tested on a phone as well: daily ones, and those whose page has its own layout there. */
const ON_A_PHONE = [1, 2, 5, 6, 7, 10, 11, 13, 15]

for (const [where, screen] of Object.entries(SCREENS))
  test.describe(`the jobs of an owner ${where} @once @check`, () => {
    test.describe.configure({ mode: 'serial', timeout: 240_000 })
    test.use({ ...screen, actionTimeout: 30_000 })

    /** One editor for all: each job continues from the state that the previous ones left. */
    let site: EditedSite
    const counted: (number | undefined)[] = []
    test.beforeAll(async () => {
      site = await startEditor()
    })
    test.afterAll(async () => {
      await site?.close()
      const rows = BUDGETS.map(({ job, before }, at) =>
        [at + 1, job, before ?? 'impossible', counted[at] ?? '–'].join(' | '),
      )
      const body = ['Job | | Before | Now', '--- | --- | --- | ---', ...rows].join('\n')
      const file = test.info().outputPath('jobs.md')
      writeFileSync(file, `${body}\n`)
      await test.info().attach('jobs.md', { path: file })
    })

    /** Defines a job that starts on the first page of the editor; its steps are counted and compared. */
    const job = (number: number, work: (owner: Owner, page: Page) => Promise<void>) => {
      if (where === 'on a phone' && !ON_A_PHONE.includes(number)) return
      const { job: title, atMost } = BUDGETS[number - 1] as (typeof BUDGETS)[number]
      test(`${number}. ${title}`, async ({ page }) => {
        const owner = new Owner(page, site.url)
        await owner.begin()
        await work(owner, page)
        counted[number - 1] = owner.steps
        expect(owner.steps, 'steps').toBeLessThanOrEqual(atMost)
      })
    }

    const entries = (folder: string) =>
      readdirSync(path.join(site.root, 'content/en', folder))
        .filter((name) => name.endsWith('.json'))
        .map((name) => site.json(`content/en/${folder}/${name}`))
    const first = (folder: string) => entries(folder)[0] as { slug: string; name: string }
    const seasons = () =>
      readdirSync(path.join(site.root, 'content/en/cricket/seasons')).map(Number).sort()
    const opponents = () =>
      entries('cricket/teams')
        .map(({ slug }) => String(slug))
        .filter((slug) => slug !== OWN_TEAM)

    /** The project whose price the first job changes and the last one restores. */
    let priced = { slug: '', name: '' }
    job(1, async (owner, page) => {
      priced = first('projects')
      const { slug, name } = priced
      const file = `content/en/projects/${slug}.json`
      const [before, price] = [site.text(file), Number(site.json(file).pricePerSqFt)]
      await owner.task('Price', name)
      await owner.fill(page.getByLabel('Price per sq.ft').first(), `${price + 51}`)
      await owner.save()
      // Nothing else of the file changes.
      const written = `"pricePerSqFt": ${price}`
      expect(site.text(file)).toBe(before.replace(written, `"pricePerSqFt": ${price + 51}`))
    })

    job(2, async (owner, page) => {
      type Plots = { slug: string; plots: readonly { number: number; status: string }[] }
      const [{ slug, plots }] = (entries('projects/plots') as Plots[]).sort(
        (one, other) => other.plots.length - one.plots.length,
      ) as [Plots]
      const numbers = plots.map(({ number }) => number).slice(11, 18)
      const { name } = site.json(`content/en/projects/${slug}.json`)
      await owner.task('Plots sold', String(name))
      await owner.fill(page.getByLabel('Numbers to change'), numbers.join(', '))
      await owner.click(page.getByRole('button', { name: 'Sold', exact: true }))
      await owner.save()
      const after = site.json(`content/en/projects/plots/${slug}.json`) as Plots
      expect(after.plots.map(({ status }) => status)).toEqual(
        plots.map(({ number, status }) => (numbers.includes(number) ? 'sold' : status)),
      )
    })

    const OWN = 'content/en/projects/amaravathi.json'
    job(3, async (owner, page) => {
      await owner.find(`${first('projects').name} – Plot projects`)
      await owner.click(page.getByRole('button', { name: 'Copy', exact: true }))
      const write = (label: string, text: string) =>
        owner.fill(page.getByLabel(label, { exact: true }).first(), text)
      await write('Name', 'Amaravathi')
      await write('Price per sq.ft', '1480')
      await write('Locality', 'Avinashi')
      await write('City', 'Tiruppur')
      await write('What the map is asked for', 'Avinashi, Tiruppur, Tamil Nadu')
      await write('Summary', 'Plots at {price} per sq.ft.')
      await write('Intro', 'The plots at a glance.')
      const rows = Array.from({ length: 60 }, (_, at) => `${at + 1}\t1,200\t30 x 40\tEast\t30 ft`)
      await write(
        'Paste from a spreadsheet',
        ['Plot\tSq.ft\tSides\tFacing\tRoad', ...rows].join('\n'),
      )
      await owner.click(page.getByRole('button', { name: 'Take over' }))
      await owner.save()
      expect(site.json(OWN)).toMatchObject({ slug: 'amaravathi', isHidden: true })
      expect(site.json(OWN).plots).toHaveLength(60)
      expect(site.json('content/en/projects/plots/amaravathi.json').plots).toContainEqual({
        number: 60,
        status: 'available',
      })
    })

    job(4, async (owner, page) => {
      await owner.find('Amaravathi – Plot projects')
      await owner.click(page.getByRole('button', { name: 'Add: Registration', exact: true }))
      const registration = page.getByRole('group', { name: 'Registration', exact: true })
      const write = (label: string, text: string) =>
        owner.fill(registration.getByLabel(label, { exact: true }), text)
      await owner.choose(registration.getByLabel('Kind', { exact: true }), 'registered')
      await write('Registration number', 'TN/32/Layout/1234/2026')
      await owner.click(page.getByRole('button', { name: 'Choose a picture: QR code' }))
      await uploadPicture(owner, await pictureFile('code.jpg', 300, 300), 'Code of Amaravathi')
      await write('Registered on', '2026-01-31')
      await write('Valid until', '2031-01-30')
      const promoter = registration.getByRole('group', { name: 'Promoter' })
      await owner.fill(
        promoter.getByLabel('Name', { exact: true }),
        'Noyyal Properties Private Limited',
      )
      await owner.fill(
        promoter.getByLabel('Address', { exact: true }),
        '14 Riverside Road, Tiruppur',
      )
      await owner.fill(promoter.getByLabel('Telephone', { exact: true }), '0421 555 0142')
      await owner.fill(promoter.getByLabel('Email', { exact: true }), 'plots@noyyal.example')
      await owner.click(page.getByRole('button', { name: 'Add: Paper', exact: true }))
      const papers = page.getByRole('group', { name: 'Papers', exact: true })
      await owner.fill(papers.getByLabel('Name', { exact: true }), 'Certificate of registration')
      await owner.fill(papers.getByLabel('Number of the paper'), 'TN/32/Layout/1234/2026')
      await owner.fill(papers.getByLabel('Who issued it', { exact: true }), 'TNRERA')
      await owner.fill(papers.getByLabel('Issued on'), '2026-01-31')
      await owner.give(papers.getByRole('button', { name: 'Upload a PDF' }), pdf('certificate'))
      await expect(papers.getByRole('combobox', { name: 'Copy to read' })).toHaveValue(
        /certificate/,
      )
      await owner.save()
      expect(site.json(OWN)).toMatchObject({
        registration: {
          number: 'TN/32/Layout/1234/2026',
          authority: { url: 'https://rera.tn.gov.in/' },
          qrCode: 'plots/code',
          promoter: { phone: '+914215550142' },
        },
        documents: [{ file: 'amaravathi/certificate.pdf' }],
      })
      expect(existsSync(path.join(site.root, 'assets/papers/amaravathi/certificate.pdf'))).toBe(
        true,
      )
    })

    job(5, async (owner, page) => {
      await owner.open('Home page')
      const slides = page.getByRole('group', { name: 'Slides' })
      await owner.click(slides.locator('summary').first())
      await owner.click(
        slides.getByRole('button', { name: 'Choose a picture: Image', exact: true }).first(),
      )
      await uploadPicture(owner, await photograph(), 'Plots along the avenue')
      await owner.save()
      const { banner } = site.json('content/en/home/home.json') as {
        banner: { slides: readonly { image: string }[] }
      }
      expect(banner.slides[0]?.image).toBe('group/img-2041')
      const { images } = site.json('assets/manifest.json') as { images: { file: string }[] }
      const { file } = images.find((each) => each.file.startsWith('group/img-2041')) ?? {}
      const kept = await sharp(path.join(site.root, 'assets', file ?? '')).metadata()
      // Upright, and without camera metadata.
      expect(kept.height).toBeGreaterThan(kept.width ?? 0)
      expect([kept.exif, kept.orientation ?? 1]).toEqual([undefined, 1])
    })

    job(6, async (owner, page) => {
      const year = seasons().at(-1)
      const squad = `cricket/seasons/${year}/squad`
      const count = entries(squad).length
      await owner.find(`New player, season ${year}`)
      await owner.fill(page.getByLabel('Name', { exact: true }), 'Arun')
      await owner.fill(page.getByLabel('Surname'), 'Kumar')
      await owner.choose(page.getByLabel('Role 1'), 'Bowler')
      await owner.click(page.getByRole('button', { name: 'Add: Photograph' }))
      await owner.click(page.getByRole('button', { name: 'Choose a picture: Photograph' }))
      await uploadPicture(owner, await pictureFile('arun.jpg', 900, 1200), 'Arun Kumar bowls')
      await owner.save()
      expect(entries(squad)).toContainEqual({
        ...{ slug: 'arun-kumar', position: count + 1, name: 'Arun', surname: 'Kumar' },
        ...{ roles: ['Bowler'], teams: [], photo: 'cricket/arun' },
      })
    })

    job(7, async (owner, page) => {
      const year = seasons().findLast((each) =>
        existsSync(path.join(site.root, `content/en/cricket/seasons/${each}/table.json`)),
      )
      const season = `content/en/cricket/seasons/${year}`
      type Row = { team: string; played: number; lost: number }
      const rowOf = (team: string) =>
        (JSON.parse(site.text(`${season}/table.json`)) as Row[]).find((row) => row.team === team)
      const opponent = opponents()[0] ?? ''
      const before = { own: rowOf(OWN_TEAM), opponent: rowOf(opponent) }
      // A match without a result.
      const fixture = {
        ...{ slug: 'match-90', title: 'Match 90', startsAt: `${year}-07-04T19:15:00+05:30` },
        ...{ teams: [OWN_TEAM, opponent], ground: first('cricket/grounds').slug },
        ...{ sequence: 0, changedOn: `${year}-06-01` },
      }
      writeFileSync(
        path.join(site.root, season, 'fixtures/match-90.json'),
        `${JSON.stringify(fixture, null, 2)}\n`,
      )
      await owner.begin()
      await owner.find(`Match 90 – Fixtures, season ${year}`)
      await owner.click(page.getByRole('link', { name: 'Enter the result' }))
      const [score, overs] = [page.getByLabel('Score'), page.getByLabel('Overs')]
      await owner.fill(score.nth(0), '180/4')
      await owner.fill(overs.nth(0), '20')
      await owner.fill(score.nth(1), '122')
      await owner.fill(overs.nth(1), '18.2')
      await owner.save()
      expect(site.json(`${season}/results/match-90.json`).ending).toEqual({
        ...{ kind: 'won', winner: OWN_TEAM, by: 58, unit: 'runs' },
      })
      await page.goto(`${site.url}#/file/cricket/seasons/${year}/fixtures/match-90.json`)
      await page.getByRole('link', { name: 'See its result' }).click()
      await owner.click(page.getByRole('main').getByRole('link', { name: 'Points table' }))
      await owner.click(page.getByRole('button', { name: 'Work it out from the results' }))
      await expect(page.getByText(/^Worked out from/)).toContainText('Copy these rows')
      // The site has only one of the opponent's matches: its row is filled in by hand.
      const row = page
        .getByRole('row')
        .filter({ has: page.locator(`option[value=${opponent}]:checked`) })
      const { played = 0, lost = 0 } = before.opponent ?? {}
      await owner.fill(row.getByLabel('Played'), `${played + 1}`)
      await owner.fill(row.getByLabel('Lost'), `${lost + 1}`)
      await owner.fill(row.getByLabel('Net run rate'), '-0.75')
      await owner.save()
      expect(rowOf(OWN_TEAM)?.played).toBe((before.own?.played ?? 0) + 1)
      expect(rowOf(opponent)?.lost).toBe(lost + 1)
    })

    job(8, async (owner, page) => {
      const year = (seasons()[0] ?? 0) - 1
      const ground = first('cricket/grounds').slug
      const teams = opponents()
      await owner.answer(owner.list.getByRole('button', { name: 'Another season' }), `${year}`)
      for (const at of Array(7).keys()) {
        if (at > 0)
          await owner.click(page.getByRole('main').getByRole('link', { name: 'New fixture' }))
        await expect(page.getByRole('heading', { level: 1, name: 'New fixture' })).toBeVisible()
        await owner.fill(page.getByLabel('Name of the match'), `Match ${at + 1}`)
        await owner.fill(page.getByLabel('Starts'), `${year}-06-0${at + 1}T19:15`)
        await owner.choose(page.getByLabel('Team 1', { exact: true }), OWN_TEAM)
        await owner.choose(
          page.getByLabel('Team 2', { exact: true }),
          teams[at % teams.length] ?? '',
        )
        await owner.choose(page.getByLabel('Ground'), ground)
        await owner.save()
        await expect(page.getByRole('heading', { level: 1, name: `Match ${at + 1}` })).toBeVisible()
      }
      expect(entries(`cricket/seasons/${year}/fixtures`)).toHaveLength(7)
      expect(site.json(`content/en/cricket/seasons/${year}/fixtures/match-7.json`).startsAt).toBe(
        `${year}-06-07T19:15:00+05:30`,
      )
    })

    job(9, async (owner, page) => {
      await owner.find('New article')
      const write = async (within: Locator, fields: Readonly<Record<string, string>>) => {
        for (const [label, text] of Object.entries(fields))
          await owner.fill(within.getByLabel(label, { exact: true }).first(), text)
      }
      const choosePicture = async (within: Locator) => {
        await owner.click(within.getByRole('button', { name: 'Choose a picture: Image' }).first())
        await owner.click(page.getByRole('dialog').locator('.choice').first())
      }
      const main = page.getByRole('main')
      await write(main, { Category: 'Guide', Title: 'How a plot is measured' })
      await write(main, { Author: 'Noyyal Group', Date: '2026-11-01' })
      await choosePicture(main)
      await write(main, { 'Opening words': 'A chain, a staff and two people measure a plot.' })
      const part = (at: number) => page.locator(`#field-parts-${at}`)
      for (const at of [0, 1, 2]) {
        await write(part(at), { Title: `Part ${at + 1}` })
        await owner.choose(part(at).getByLabel('Kind'), 'paragraph')
        await write(part(at), { Text: 'The corners are marked with stones.' })
      }
      const block = async (at: number, kind: string) => {
        await owner.click(part(0).getByRole('button', { name: 'Add: Paragraph' }))
        const added = page.locator(`#field-parts-0-blocks-${at}`)
        await owner.choose(added.getByLabel('Kind'), kind)
        return added
      }
      const table = await block(1, 'table')
      await write(table, { Caption: 'Three plots' })
      const lines = [0, 1, 2, 3].map((row) =>
        [1, 2, 3].map((at) => (row === 0 ? `Side ${at}` : `${row}.${at} ft`)).join('\t'),
      )
      await owner.paste(table.getByLabel('Column 1', { exact: true }), lines.join('\n'))
      const cell = (column: number, row: number) =>
        table.getByLabel(`Column ${column}, row ${row}`, { exact: true })
      await expect(cell(3, 3)).toHaveValue('3.3 ft')
      await cell(1, 2).focus()
      await page.keyboard.press('Enter')
      await expect(cell(1, 3)).toBeFocused()
      await choosePicture(await block(2, 'picture'))
      for (const at of [0, 1])
        await write(page.locator(`#field-figures-${at}`), { Value: `${at + 4}`, Label: 'corners' })
      const related = page.getByRole('group', { name: 'Related' })
      await write(related, { Label: 'See the plots', 'Page of the site': '/properties/' })
      await write(related, { Note: 'Each with its plan.' })
      await choosePicture(related)
      await owner.save()
      expect(site.json('content/en/insights/how-a-plot-is-measured.json')).toMatchObject({
        parts: [
          {
            id: 'part-1',
            blocks: [
              {},
              {
                columns: ['Side 1', 'Side 2', 'Side 3'],
                rows: [1, 2, 3].map((row) => ({
                  cells: [1, 2, 3].map((at) => `${row}.${at} ft`),
                })),
              },
              { type: 'picture' },
            ],
          },
          { id: 'part-2' },
          { id: 'part-3' },
        ],
      })
    })

    job(10, async (owner, page) => {
      await owner.open('Name, address, telephone')
      await owner.fill(page.locator('#field-phone'), '98765 43210')
      await owner.fill(page.getByLabel('Address line 1', { exact: true }), '14 Riverside Road')
      await owner.save()
      const { phone, address, isPlaceholder } = site.json('content/en/site.json') as {
        phone: string
        address: readonly string[]
        isPlaceholder: boolean
      }
      await expect(page.getByRole('status')).toHaveText(
        isPlaceholder ? /“Not confirmed yet” is ticked here/ : /^Saved\.[^“]+$/,
      )
      expect([phone, address[0]]).toEqual(['+919876543210', '14 Riverside Road'])
    })

    job(11, async (owner, page) => {
      await owner.open('Home page')
      const words = page
        .getByRole('group', { name: 'About' })
        .getByLabel('Text below the title, in Tamil', { exact: true })
      const next = `${await words.inputValue()} வாருங்கள்.`
      await owner.fill(words, next)
      await owner.save()
      expect(site.json('content/ta/home/home.json').about).toMatchObject({ lede: next })
    })

    job(12, async (owner, page) => {
      await owner.find('Amaravathi – Plot projects')
      const button = { name: 'Upload a PDF: Brochure of your own' }
      await owner.give(page.getByRole('button', button), pdf('brochure'))
      await expect(page.getByRole('combobox', { name: 'Brochure of your own' })).toHaveValue(
        /brochure/,
      )
      await owner.save()
      expect(site.json(OWN).brochure).toBe('amaravathi/brochure.pdf')
    })

    job(13, async (owner, page) => {
      await owner.open('Home page')
      await owner.click(page.getByRole('button', { name: 'Add: Testimonial' }))
      await owner.fill(page.getByLabel('Quote', { exact: true }).last(), 'They kept their word.')
      await owner.fill(page.getByLabel('Who says it', { exact: true }).last(), 'A. Selvi')
      await owner.fill(page.getByLabel('Context', { exact: true }).last(), 'Plot owner')
      await owner.save()
      const { testimonials } = site.json('content/en/home/home.json') as {
        testimonials: { items: unknown[] }
      }
      expect(testimonials.items.at(-1)).toMatchObject({ quote: 'They kept their word.' })
    })

    job(14, async (owner, page) => {
      const { slug, name } = first('cricket/grounds')
      const [oldest] = seasons()
      await owner.find(`${name} – Grounds`)
      await owner.answer(page.getByRole('button', { name: 'Rename' }), 'at-the-river')
      await expect(page.getByRole('status')).toHaveText('Done.')
      expect(entries(`cricket/seasons/${oldest}/fixtures`).map(({ ground }) => ground)).toEqual(
        Array(7).fill('at-the-river'),
      )
      expect(entries('cricket/grounds').map((each) => each.slug)).not.toContain(slug)
      await owner.answer(page.getByRole('button', { name: 'Delete this ground' }))
      const errors = page.locator('.errors')
      await expect(errors).toContainText(/Match \d+ \(.* › Fixtures\): Ground is /)
      await expect(page.getByRole('status')).toHaveText(/^Not deleted: Match \d+/)
      expect(site.json('content/en/cricket/grounds/at-the-river.json').name).toBe(name)
      await errors
        .getByRole('link', { name: /^Match/ })
        .first()
        .click()
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(/^Match \d+$/)
    })

    test.describe('in a restarted editor', () => {
      test.beforeAll(async () => {
        await site.stop()
        site = await reopened(site)
      })

      job(15, async (owner, page) => {
        const { slug, name } = priced
        const price = () => Number(site.json(`content/en/projects/${slug}.json`).pricePerSqFt)
        const changed = price()
        await owner.click(page.getByRole('link', { name: 'Last changes' }))
        const change = page
          .getByRole('listitem')
          .filter({ hasText: `: Change ${name} – Plot projects` })
        await owner.click(change.locator('summary'))
        await expect(change).toContainText(`${changed - 51} → ${changed}`)
        await owner.click(change.getByRole('button', { name: 'Take back' }))
        await expect(page.getByRole('status')).toHaveText('It is taken back.')
        expect(price()).toBe(changed - 51)
      })
    })
  })

/** Uploads a picture in the dialog of a field, and uses it. */
async function uploadPicture(
  owner: Owner,
  file: Awaited<ReturnType<typeof pictureFile>>,
  alt: string,
) {
  const dialog = owner.page.getByRole('dialog')
  await owner.upload(dialog.getByLabel('File (JPEG'), file)
  await owner.fill(dialog.getByLabel('What it shows'), alt)
  await owner.click(dialog.getByRole('button', { name: 'Upload and use it' }))
  // The first upload on a machine makes the sizes of all pictures that are missing.
  await expect(dialog).toBeHidden({ timeout: 120_000 })
}

const pdf = (name: string) => ({
  name: `${name}.pdf`,
  mimeType: 'application/pdf',
  buffer: samplePdf(['SAMPLE']),
})

/** A photograph like a phone's: twelve megapixels, rotated by metadata, with the location. */
async function photograph() {
  const { buffer, ...file } = await pictureFile('IMG_2041.jpg', 4032, 3024)
  const withPlace = sharp(buffer)
    .withExif({ IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '11/1 6/1 30/1' } })
    .withMetadata({ orientation: 6 })
  return { ...file, buffer: await withPlace.jpeg().toBuffer() }
}
