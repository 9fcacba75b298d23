/** What is said of personal data, beside each form and on the privacy page, and what of it travels with an enquiry. */
import { expect, FAILED_REQUEST, test } from '../fixtures'
import { ConsentNotice } from '../pages/consent'
import { ContactPage } from '../pages/contact'
import { noticeOf, PrivacyPage } from '../pages/privacy'
import { ProjectPage } from '../pages/project'
import { TamilForm, tamil } from '../pages/tamil'
import { readPolicy } from '../policies'

const VERSION = /^[0-9a-f]{12}$/
const MOMENT = /^\d{4}-\d\d-\d\dT[\d:.]+Z$/

test('the notice names the fields of its own form, how long, who and the Board @check', async ({
  home,
  page,
}) => {
  await home.open()
  const notice = noticeOf(home.enquiry.root)
  await notice.locator('summary').click()
  await expect(notice).toContainText(
    'Name, Email, Phone, the country of your number, Message, Answer me by.',
  )
  await expect(notice).toContainText('For one year after you send it. Then it is erased.')
  await expect(notice).toContainText('R. Meena, Monday to Friday, 10 AM to 5 PM.')
  await expect(notice).toContainText('within one month')
  await expect(notice).toContainText('Data Protection Board of India')
  await expect(notice.getByRole('link', { name: 'ask here' })).toHaveAttribute(
    'href',
    /\/privacy\/#ask$/,
  )

  await page.goto('./contact/')
  const other = noticeOf(new ContactPage(page).form)
  await other.locator('summary').click()
  await expect(other).toContainText('Name, Email, Message.')
})

test('its version and the time it was shown reach the desk with the enquiry @once @check', async ({
  home,
  local,
}) => {
  const before = Date.now()
  await home.sendEnquiry()
  const [enquiry] = await local.received('form')
  expect(enquiry?.fields).toMatchObject({
    notice_version: expect.stringMatching(VERSION),
    notice_shown_at: expect.stringMatching(MOMENT),
  })
  const shown = Date.parse(String(enquiry?.fields?.notice_shown_at))
  expect(shown).toBeGreaterThan(before - 60_000)
  expect(shown).toBeLessThan(Date.now())
})

test('forms with other fields, and the other language, carry other versions @once @readonly', async ({
  page,
}) => {
  const versions: string[] = []
  for (const path of ['./', './contact/', './cinemas/', './privacy/', './ta/', './ta/contact/']) {
    await page.goto(path)
    const field = page.locator('main form [name=notice_version]').first()
    versions.push(await field.inputValue())
  }
  expect(new Set(versions).size).toBe(versions.length)
  for (const version of versions) expect(version).toMatch(VERSION)
})

test('every form of the site has its notice @once @readonly', async ({ page }) => {
  const vistara = new ProjectPage(page, 'Vistara')
  await vistara.open()
  const forms = page.locator('main form[method=post]')
  await expect(forms).toHaveCount(3)
  for (const path of ['./', './vistara/', './vistara/residences/', './jointventures/']) {
    await page.goto(path)
    for (const form of await forms.all()) {
      await expect(form.locator('[name=notice_version]')).toHaveCount(1)
      await expect(noticeOf(form)).toHaveCount(1)
    }
  }
  for (const path of ['./properties/', './cinemas/', './contact/', './tiruppurTamilans/home/']) {
    await page.goto(path)
    await expect(noticeOf(forms.first())).toHaveCount(1)
  }
})

test('the thank-you page gives the reference that the desk has, also after a reload @once @check', async ({
  home,
  page,
  local,
}) => {
  await home.sendEnquiry()
  const [enquiry] = await local.received('form')
  const reference = `Your reference: ${enquiry?.fields?.reference}`
  await expect(page.getByText(reference)).toBeVisible()
  await page.reload()
  await expect(page.getByText(reference)).toBeVisible()
})

test('a thank-you page that nobody was sent to gives none @once @readonly', async ({ page }) => {
  await page.goto('./formsubmitsuccess/')
  await expect(page.locator('[data-reference]')).toBeHidden()
})

test('a request to erase reaches the desk with the reference of the message @once @check', async ({
  page,
  local,
}) => {
  const privacy = new PrivacyPage(page)
  await privacy.open()
  await privacy.ask.ready()
  await privacy.fill({ reference: 'VIS-34-7K2F' })
  await privacy.ask.submit.click()
  await expect(page).toHaveURL(/formsubmitsuccess/)
  const [request] = await local.received('form')
  expect(request?.fields).toMatchObject({
    subject: 'A request about your data',
    wish: 'erase',
    email: 'asha@example.com',
    about_reference: 'VIS-34-7K2F',
    reference: expect.stringMatching(/^ASK-\w{4}$/),
    notice_version: expect.stringMatching(VERSION),
  })
})

test('a request that is refused keeps every word, and goes by mail as well @once @check', async ({
  page,
  local,
  allowedMessages,
}) => {
  allowedMessages.push(FAILED_REQUEST)
  const privacy = new PrivacyPage(page)
  await privacy.open()
  await privacy.ask.ready()
  await local.fail({ service: 'form', status: 500 })
  await privacy.fill({ wish: 'complain' })
  await privacy.ask.message.fill('Nobody called back')
  await privacy.ask.submit.click()
  await expect(privacy.ask.alert).toBeVisible()
  await expect(privacy.ask.alert.getByRole('link', { name: 'Mail' })).toHaveAttribute(
    'href',
    /Nobody%20called%20back/,
  )
  await page.reload()
  await expect(privacy.wish).toHaveValue('complain')
  await expect(privacy.ask.message).toHaveValue('Nobody called back')
})

test('a request in Tamil is answered in Tamil @once', async ({ page, local }) => {
  await page.goto('./ta/privacy/#ask')
  const form = new TamilForm(page, tamil('privacy/privacy', 'ask.label'))
  await form.ready()
  await form.root.locator('[name=wish]').selectOption('stop')
  await form.name.fill('மீனா')
  await form.email.fill('meena@example.com')
  await form.submit.click()
  await expect(page).toHaveURL(/formsubmitsuccess/)
  const [request] = await local.received('form')
  expect(request?.fields).toMatchObject({
    subject: 'A request about your data',
    ...{ wish: 'stop', language: 'ta' },
  })
})

test('the privacy page says once who, how long and how soon @once @readonly', async ({ page }) => {
  await page.goto('./privacy/')
  const part = (name: string) => page.getByRole('region', { name })
  await expect(part('Who is responsible')).toContainText('Grievance officer: R. Meena')
  await expect(part('How long it is kept')).toContainText('kept for one year after you send it')
  await expect(part('Your rights')).toContainText('an answer within one month')
  await expect(part('Ask us')).toContainText('an answer within one month')
})

for (const path of ['tiruppurTamilans/', 'tiruppurTamilans/home/', 'second/', 'ta/second/']) {
  test(`/${path} asks nothing and loads no tags, whatever was agreed to elsewhere @once @check`, async ({
    page,
    local,
  }) => {
    const notice = new ConsentNotice(page)
    await page.goto('./help/')
    await notice.ask()
    await notice.accept.click()
    await expect.poll(() => local.received('tags')).toHaveLength(1)

    const answer = await page.goto(`./${path}`)
    await notice.scroll()
    await page.mouse.move(200, 200)
    await expect(notice.root).toHaveCount(0)
    expect(await page.evaluate(() => 'dataLayer' in window)).toBe(false)
    expect(await local.received('tags')).toHaveLength(1)
    const policy = readPolicy(answer?.headers()['content-security-policy'])
    expect(policy['script-src']?.filter((source) => source.startsWith('http'))).toEqual([])
  })
}

test('the tag manager hears that all is denied before it hears what was agreed to @once', async ({
  page,
}) => {
  const notice = new ConsentNotice(page)
  await page.goto('./help/')
  await notice.ask()
  await notice.accept.click()
  const commands = await page.evaluate(() =>
    ((window.dataLayer ?? []) as ArrayLike<unknown>[])
      .filter((entry) => entry[0] === 'consent')
      .map((entry) => Array.from(entry)),
  )
  expect(commands).toEqual([
    [
      'consent',
      'default',
      {
        ad_storage: 'denied',
        ad_user_data: 'denied',
        ad_personalization: 'denied',
        analytics_storage: 'denied',
      },
    ],
    ['consent', 'update', { analytics_storage: 'granted' }],
  ])
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('the notice opens, and its version reaches the desk @once @check', async ({
    home,
    page,
    local,
  }) => {
    await home.open()
    const notice = noticeOf(home.enquiry.root)
    await notice.locator('summary').click()
    await expect(notice).toContainText('Then it is erased.')
    await home.enquiry.fill({ phone: '9848012345' })
    await home.enquiry.submit.click()
    await expect(page).toHaveURL(/formsubmitsuccess/)
    const [enquiry] = await local.received('form')
    expect(enquiry?.fields?.notice_version).toMatch(VERSION)
  })

  test('a request about data reaches the desk @once', async ({ page, local }) => {
    const privacy = new PrivacyPage(page)
    await privacy.open()
    await privacy.fill({ wish: 'correct' })
    await privacy.ask.submit.click()
    await expect(page).toHaveURL(/formsubmitsuccess/)
    const [request] = await local.received('form')
    expect(request?.fields).toMatchObject({ wish: 'correct', name: 'Asha' })
  })
})
