import { defineDocument } from '@/content/define'
import { rolesSchema } from '@/content/schema/player'

/** Each role's mark and what it means, in general terms: nothing about a player's own way of playing. */
export const roles = defineDocument('cricket/roles.ts', rolesSchema, {
  Captain: {
    mark: 'cricket/roles/captain',
    text: 'Leads on the field: decides at the toss, sets the batting order, chooses who bowls and where the fielders stand.',
  },
  'All-Rounder': {
    mark: 'cricket/roles/all-rounder',
    text: 'Bats and bowls, so that the side has one more bowler.',
    others: 'More all-rounders',
  },
  Batsman: {
    mark: 'cricket/roles/bat',
    text: 'Scores the runs, and bats until he is out or the innings ends.',
    others: 'More batsmen',
  },
  'WK-Batsman Opener': {
    mark: 'cricket/roles/gloves',
    text: 'Opens the batting and keeps wicket: faces the first balls of the innings, and stands behind the stumps in gloves when the other side bats.',
    others: 'The other wicketkeeper',
  },
  Bowler: {
    mark: 'cricket/roles/ball-pace',
    text: 'Bowls with pace, first with the new ball and often again in the last overs.',
    others: 'More bowlers',
  },
  'Bowler Spin': {
    mark: 'cricket/roles/ball-spin',
    text: 'Bowls slowly and makes the ball turn off the pitch, mostly in the middle of the innings.',
    others: 'The other spin bowler',
  },
})
