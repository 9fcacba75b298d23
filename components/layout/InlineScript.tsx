import scripts from '@/lib/browser/inline-scripts.generated.json'

type InlineScriptProps = {
  /** File name in lib/browser/, without `.inline.ts`. */
  name: keyof typeof scripts
  /** Settings as data attributes; the script's text is the same on every page. */
  [setting: `data-${string}`]: string | number
}

/** An inline script. `data-keep` preserves it on pages without the framework. */
export function InlineScript({ name, ...settings }: InlineScriptProps) {
  return <script data-keep="" {...settings} dangerouslySetInnerHTML={{ __html: scripts[name] }} />
}
