import scripts from '@/lib/browser/inline-scripts.generated.json'

type InlineScriptProps = {
  /** The name of its file in lib/browser/, without `.inline.ts`. */
  name: keyof typeof scripts
  /** Its text is the same on every page; what differs it reads from its own data attributes. */
  [setting: `data-${string}`]: string | number
}

/** A script written into the page. `data-keep` lets it survive on pages that ship no framework. */
export function InlineScript({ name, ...settings }: InlineScriptProps) {
  return <script data-keep="" {...settings} dangerouslySetInnerHTML={{ __html: scripts[name] }} />
}
