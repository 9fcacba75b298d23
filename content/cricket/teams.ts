import { defineCollection, defineDocument } from '@/content/define'
import { teamSchema } from '@/content/schema/team'

/**
 * The eight teams of the league, with the feed's numbers and every spelling met in its answers. The
 * crests are this project's own badges, not the clubs' marks.
 */
export const teams = defineCollection('cricket/teams.ts', teamSchema, [
  {
    slug: 'tiruppur-tamilans',
    feedId: 861,
    name: 'Tiruppur Tamilans',
    lead: 'Tiruppur',
    last: 'Tamilans',
    short: 'ITT',
    aliases: ['IDream Tiruppur Tamizhans', 'Tiruppur Tamizhans', 'iDream Tiruppur Tamilans'],
    crest: 'logos/crest-tiruppur-tamilans',
  },
  {
    slug: 'chepauk-super-gillies',
    feedId: 367,
    name: 'Chepauk Super Gillies',
    lead: 'Chepauk Super',
    last: 'Gillies',
    short: 'CSG',
    crest: 'logos/crest-chepauk-super-gillies',
  },
  {
    slug: 'lyca-kovai-kings',
    feedId: 368,
    name: 'Lyca Kovai Kings',
    lead: 'Lyca Kovai',
    last: 'Kings',
    short: 'LKK',
    crest: 'logos/crest-lyca-kovai-kings',
  },
  {
    slug: 'siechem-madurai-panthers',
    feedId: 369,
    name: 'Siechem Madurai Panthers',
    lead: 'Siechem Madurai',
    last: 'Panthers',
    short: 'SMP',
    aliases: ['Madurai Panthers', 'MADURAI'],
    crest: 'logos/crest-siechem-madurai-panthers',
  },
  {
    slug: 'dindigul-dragons',
    feedId: 371,
    name: 'Dindigul Dragons',
    lead: 'Dindigul',
    last: 'Dragons',
    short: 'DD',
    aliases: ['DGD'],
    crest: 'logos/crest-dindigul-dragons',
  },
  {
    slug: 'trichy-grand-cholas',
    feedId: 410,
    name: 'Trichy Grand Cholas',
    lead: 'Trichy Grand',
    last: 'Cholas',
    short: 'TGC',
    aliases: ['Ruby Trichy Warriors', 'RTW'],
    crest: 'logos/crest-trichy-grand-cholas',
  },
  {
    slug: 'nellai-royal-kings',
    feedId: 866,
    name: 'Nellai Royal Kings',
    lead: 'Nellai Royal',
    last: 'Kings',
    short: 'NRK',
    crest: 'logos/crest-nellai-royal-kings',
  },
  {
    slug: 'salem-spartans',
    feedId: 867,
    name: 'SKM Salem Spartans',
    lead: 'SKM Salem',
    last: 'Spartans',
    short: 'SS',
    aliases: ['Salem Spartans', 'SLST'],
    crest: 'logos/crest-salem-spartans',
  },
])

/** Lends its crest to a team that is not in the list. */
export const standInTeam = defineDocument('cricket/teams.ts', teamSchema, {
  slug: 'unknown',
  name: 'Team to be announced',
  lead: 'Team to be',
  last: 'announced',
  short: 'TBA',
  crest: 'logos/crest-placeholder',
})

/** The group's own team. */
export const OWN_TEAM = 'tiruppur-tamilans'
