/** @jest-environment jsdom */
import { render, screen } from '@testing-library/react'
import type { ComponentProps } from 'react'
import { roles } from '@/content/cricket/roles'
import { fanHome } from '@/content/fans/home'
import { playerWords } from '@/content/fans/player-page'
import type { Player } from '@/content/schema/player'
import type { Sponsor } from '@/content/schema/sponsor'
import { BuyButton } from './BuyLink'
import { PlayerCard } from './PlayerCard'
import { PlayerPicture } from './PlayerPicture'
import { SponsorWall } from './SponsorWall'
import { TopStories } from './TopStories'

const player: Player = {
  slug: 'mohamed-ali',
  name: 'Mohamed',
  surname: 'Ali',
  position: 19,
  roles: ['All-Rounder'],
  teams: ['Tamil Nadu'],
}
const words = {
  ...playerWords,
  buyMerchandise: 'Buy Merchandise',
  of: '{action}: {name}',
  shirtMessage: 'Shirt of {name}: is it on sale?',
}

const card = (shopUrl?: string, shown: Partial<ComponentProps<typeof PlayerCard>> = {}) =>
  render(
    <PlayerCard
      {...{ player, index: 3, profile: '/players/a/', words, roles, shopUrl, look: 'slide' }}
      {...shown}
    />,
  )

test('without a shop a card’s button starts the page’s enquiry with the shirt', () => {
  card()
  const link = screen.getByRole('link', { name: 'Buy Merchandise: Mohamed Ali' })
  expect(link).toHaveAttribute('href', '#contact')
  expect(link).toHaveAttribute('data-prefill', 'Shirt of Mohamed Ali: is it on sale?')
})

test('with a shop a card’s button links to it', () => {
  card('https://shop.example/')
  const link = screen.getByRole('link', { name: 'Buy Merchandise: Mohamed Ali' })
  expect(link).toHaveAttribute('href', 'https://shop.example/')
  expect(link).not.toHaveAttribute('data-prefill')
})

test('on the page of the squad a card has all facts, a link to a page that exists, and carries the shirt’s message', () => {
  const known = { ...player, number: 7, batting: 'left' as const, runs: 30, balls: 16 }
  card(undefined, { look: 'sheet', profile: undefined, player: known })
  const { facts } = words
  for (const [name, value] of [
    [facts.figures.runs, '30'],
    [facts.figures.strikeRate, '187.50'],
  ])
    expect(screen.getByText(`${name}`)).toHaveTextContent(`${name} ${value}`)
  expect(screen.getByText(facts.batting.left)).toBeInTheDocument()
  const link = screen.getByRole('link')
  expect(link).toHaveAttribute(
    'href',
    expect.stringMatching(/home\/\?prefill=Shirt%20of%20Mohamed/),
  )
})

test('a profile’s button links to the enquiry with the shirt, or to the shop', () => {
  const button = (shopUrl?: string) => <BuyButton player={player} words={words} shopUrl={shopUrl} />
  const { rerender } = render(button())
  const link = screen.getByRole('link', { name: 'Buy Merchandise' })
  expect(link).toHaveAttribute(
    'href',
    expect.stringMatching(
      /\/tiruppurTamilans\/home\/\?prefill=Shirt%20of%20Mohamed%20Ali.*#contact$/,
    ),
  )
  rerender(button('https://shop.example/'))
  expect(link).toHaveAttribute('href', 'https://shop.example/')
})

const sponsor = (name: string, tier: Sponsor['tier'] = 'main', isPlaceholder = false): Sponsor => ({
  slug: name,
  position: 1,
  name,
  tier,
  logo: 'logos/crest-tiruppur-tamilans',
  isPlaceholder,
})
const tiers = { main: 'Main', banking: 'Bank', commercial: 'Shop', associate: 'Friend' }
const showWall = (...sponsors: readonly Sponsor[]) =>
  render(
    <SponsorWall
      words={fanHome.sponsors}
      sponsors={sponsors}
      tiers={tiers}
      placeholderLabel="Sample"
    />,
  )

test.each([0, 1, 3])('with %i stories the heading is shown only with posters', (count) => {
  const shown = Array.from({ length: count }, (_, at) => ({
    slug: `story-${at}`,
    title: `Story ${at}`,
    blurb: 'Told in short.',
    image: 'charts/ball' as const,
    link: { label: 'See', href: '/second/' },
  }))
  render(<TopStories title="Stories" stories={shown} opensInNewTab="new tab" />)
  expect(screen.queryAllByRole('link')).toHaveLength(count)
  expect(screen.queryAllByRole('heading', { level: 2 })).toHaveLength(Math.min(count, 1))
})

test('a story elsewhere opens in a new tab and says so', () => {
  const story = { blurb: 'Told in short.', image: 'charts/ball' as const }
  const url = 'https://paper.example/final'
  const stories = [
    {
      ...story,
      ...{ slug: 'final', title: 'Final' },
      link: { label: 'Read at The Paper', href: url, isExternal: true },
    },
    { ...story, ...{ slug: 'run', title: 'Run' }, link: { label: 'See', href: '/second/' } },
  ]
  render(<TopStories title="Stories" stories={stories} opensInNewTab="(new tab)" />)
  const [elsewhere, ours, ...others] = screen.getAllByRole('link')
  expect(elsewhere).toHaveTextContent('Read at The Paper: Final (new tab)')
  expect(elsewhere).toHaveAttribute('href', url)
  expect(elsewhere).toHaveAttribute('rel', 'noopener')
  expect(ours).toHaveTextContent('See: Run')
  expect(others).toEqual([])
})

test('without a sponsor there is no wall and no heading', () => {
  const { container } = showWall()
  expect(container).toBeEmptyDOMElement()
})

test('one sponsor is shown under its tier alone, without a placeholder note', () => {
  showWall(sponsor('One mill', 'commercial'))
  expect(screen.getByRole('img', { name: 'One mill' })).toBeInTheDocument()
  expect(screen.getAllByRole('term').map(({ textContent }) => textContent)).toEqual(['Shop'])
  expect(screen.queryByText('Sample')).toBeNull()
  expect(screen.queryByText(fanHome.sponsors.note)).toBeNull()
})

test('sponsors are grouped by tier, and one badge marks placeholders', () => {
  showWall(sponsor('A', 'associate'), sponsor('B'), sponsor('C', 'associate', true))
  expect(screen.getAllByRole('term').map(({ textContent }) => textContent)).toEqual([
    'Main',
    'Friend',
  ])
  expect(screen.getAllByRole('img').map((mark) => mark.getAttribute('alt'))).toEqual([
    'B',
    'A',
    'C',
  ])
  expect(screen.getAllByText('Sample')).toHaveLength(1)
})

test('a photograph replaces the shirt', () => {
  const sources = (shown: Player) => {
    const { container } = render(<PlayerPicture player={shown} index={3} sizes="20rem" />)
    return [...container.querySelectorAll('img')].map(({ src }) => src).join(' ')
  }
  expect(sources(player)).toMatch(/cricket-shirts-crimson.*cricket-prints-crimson-mirrored-ali/)
  const photo = sources({ ...player, photo: 'cricket/shirts/onyx' })
  expect(photo).toContain('cricket-shirts-onyx')
  expect(photo).not.toContain('cricket-shirts-crimson')
})
