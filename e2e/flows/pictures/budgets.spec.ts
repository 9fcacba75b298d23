import { readFileSync } from 'node:fs'
import path from 'node:path'
import { devices, type Request } from '@playwright/test'
import { expect, test } from '@/e2e/helpers/fixtures'
import { checkUnless } from '@/e2e/helpers/tags'
import { waitUntilSettled } from '@/e2e/helpers/wait-until-settled'
import { pageOf, WITHOUT_INTERACTION } from '@/e2e/site/budgets'
import { loadedBy, sizeOf } from '@/e2e/site/weigh'

/** A phone loads the files that e2e/site/budgets.test.ts counts, without any interaction. */

const { viewport, deviceScaleFactor, userAgent, isMobile, hasTouch } = devices['Pixel 7']
test.use({
  viewport,
  deviceScaleFactor,
  userAgent,
  isMobile,
  hasTouch,
  // Automatic slides would make the number of loaded pictures depend on the machine.
  contextOptions: { reducedMotion: 'reduce' },
})

for (const [route, most] of Object.entries(WITHOUT_INTERACTION)) {
  test(`${route} loads the files that its budget counts, and few others @once${checkUnless(route === '/')}`, async ({
    page,
  }) => {
    const received: Request[] = []
    page.on('requestfinished', (request) => received.push(request))
    const place = pageOf(route)
    await page.goto(`.${place}`)
    await waitUntilSettled(page)
    const of = (type: string) =>
      received
        .filter((each) => each.resourceType() === type)
        .map((each) => new URL(each.url()).pathname)

    const counted = loadedBy(readFileSync(path.join('out', place, 'index.html'), 'utf8'))
    expect(of('font').toSorted()).toEqual(counted.fonts.toSorted())
    expect(of('image')).toEqual(expect.arrayContaining([...counted.images]))
    expect(counted.scripts).toEqual(expect.arrayContaining(of('script')))
    expect(of('stylesheet')).toEqual([])

    const sizes = await Promise.all(
      received
        .filter((each) => ['document', 'font', 'image'].includes(each.resourceType()))
        .map(async (each) => {
          const { responseBodySize } = await each.sizes()
          return [new URL(each.url()).pathname, responseBodySize / 1000] as const
        }),
    )
    for (const [name, size] of sizes)
      expect.soft(size, name).toBeCloseTo(sizeOf(name.replace(/\/$/, '/index.html'), '.br'), 2)
    const total = sizes.reduce((sum, [, size]) => sum + size, 0)
    expect(total, JSON.stringify(sizes, null, 1)).toBeLessThanOrEqual(most)
  })
}
