import { datesExist, matchesAreApart, matchesAreOfTheirSeason, resultsHaveBegun } from './calendar'
import { closedHallsAreNotPraised } from './cinemas'
import { placeholdersAreFilled, pricesAreFilled, titlesAreDated } from './figures'
import { tamilHasItsEnglish } from './files'
import { hostsAreListed, linksResolve, redirectsHideNoPage } from './links'
import { shirtMessagesFit } from './messages'
import { namesAreUnique } from './names'
import { periodsAreFilled } from './periods'
import { plotsAreOnPlan, wordsAgreeWithPlan } from './plots'
import { quotesHaveAlternatives } from './quotes'
import { resultsAgree, storiesHaveTheirMatch, storyPagesDiffer } from './results'
import type { Content, Rule, RuleError } from './rule'
import { storageIsListed } from './storage'
import { tableAgrees } from './table'
import { tamilHasOneWord } from './tamil-words'

/**
 * All rules across files or by law. The content check runs them (tools/content/checks/validate.ts), and so do the
 * build, the editor, `npm run content`, the workflows and the feed's snapshot. To add a rule, add a file to this
 * folder, a test with cases beside it, and a line here.
 */
const rules: readonly Rule[] = [
  resultsAgree,
  storiesHaveTheirMatch,
  storyPagesDiffer,
  tableAgrees,
  plotsAreOnPlan,
  wordsAgreeWithPlan,
  namesAreUnique,
  shirtMessagesFit,
  hostsAreListed,
  linksResolve,
  redirectsHideNoPage,
  datesExist,
  matchesAreOfTheirSeason,
  matchesAreApart,
  resultsHaveBegun,
  pricesAreFilled,
  placeholdersAreFilled,
  quotesHaveAlternatives,
  titlesAreDated,
  closedHallsAreNotPraised,
  storageIsListed,
  periodsAreFilled,
  tamilHasItsEnglish,
  tamilHasOneWord,
]

export const errorsOfRules = (content: Content): readonly RuleError[] =>
  rules.flatMap((rule) => rule(content))
