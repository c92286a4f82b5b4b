/** Milliseconds after which a sheet that has not come is asked for once more, and after which it is given up. */
const ASK_AGAIN_AFTER = 1000;
const GIVE_UP_AFTER = 4000;
const LOOK_EVERY = 50;

const awaited = new Map<string, Promise<void>>();

/**
 * Resolves when the style sheet of a piece that came later is there. Next inserts a chunk's sheet by way
 * of React: its import neither waits for it nor hears that it failed.
 * @param className a class of that sheet
 * @param property what the class sets, as no other sheet does
 * @throws when the sheet does not come; the next time it is awaited anew
 */
export function styled(className: string, property: string, value: string): Promise<void> {
  const coming =
    awaited.get(className) ??
    untilStyled(className, property, value).catch((error: unknown) => {
      awaited.delete(className);
      throw error;
    });
  awaited.set(className, coming);
  return coming;
}

async function untilStyled(className: string, property: string, value: string): Promise<void> {
  for (let waited = 0; !isStyled(className, property, value); waited += LOOK_EVERY) {
    if (waited >= GIVE_UP_AFTER) throw new Error(`the style sheet of .${className} did not come`);
    if (waited === ASK_AGAIN_AFTER) askAgainForSheets();
    await new Promise((resolve) => setTimeout(resolve, LOOK_EVERY));
  }
}

/** Beside the first link, not in its place: React waits for it, and it may yet come. */
function askAgainForSheets(): void {
  for (const link of document.querySelectorAll<HTMLLinkElement>('link[rel=stylesheet]')) {
    if (!link.sheet && !link.disabled) link.after(link.cloneNode());
  }
}

function isStyled(className: string, property: string, value: string): boolean {
  const probe = document.createElement('div');
  probe.className = className;
  document.body.append(probe);
  const found = getComputedStyle(probe).getPropertyValue(property);
  probe.remove();
  return found === value;
}
