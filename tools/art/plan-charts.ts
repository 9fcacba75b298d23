/**
 * Makes the charts of a project's own plan, so that a new project has a picture without a designer:
 * assets/plans/<slug>-plan.svg gives assets/charts/<slug>.png and its other cuts.
 *
 * npx tsx tools/art/plan-charts.ts <slug>
 */
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import sharp from 'sharp'
import { CUTS, fileOf, writeChart } from './knit/chart'
import { planCharts } from './knit/plan'

const [slug = ''] = process.argv.slice(2)
const plan = `assets/plans/${slug}-plan.svg`
if (!existsSync(plan)) {
  console.error(
    `plan-charts: there is no ${plan}. Write the slug of a project whose plan is there.`,
  )
  process.exit(1)
}
const charts = planCharts(readFileSync(plan, 'utf8'))
for (const cut of CUTS) writeFileSync(fileOf(slug, cut), await writeChart(sharp, charts[cut]))
