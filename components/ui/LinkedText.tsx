type Props = { parts: readonly { readonly text: string; readonly href?: string }[] };

/** Text with links to a place on the page, a page of the site, or another site. */
export function LinkedText({ parts }: Props) {
  return parts.map(({ text, href: target }, index) =>
    target === undefined ? (
      text
    ) : (
      <a key={index} href={target}>
        {text}
      </a>
    ),
  );
}
