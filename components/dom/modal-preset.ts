import { PRESET_MESSAGE, PRESET_SERVICES, setAttribute } from './attributes';

/** Preset of the contact form: its services, and the start of its message. */
export type ModalPreset = { readonly services?: string; readonly message?: string };

/** The attributes to spread on a button that opens the modal with this preset. */
export function presetAttributes({ services, message }: ModalPreset) {
  return { [PRESET_SERVICES]: services, [PRESET_MESSAGE]: message };
}

/** The preset that an element's attributes hold. */
export function presetIn(element: Element): ModalPreset {
  const read = (name: string) => element.getAttribute(name) ?? undefined;
  return { services: read(PRESET_SERVICES), message: read(PRESET_MESSAGE) };
}

/** Replaces the preset that an element holds. */
export function setPreset(element: Element, preset: ModalPreset): void {
  for (const [name, value] of Object.entries(presetAttributes(preset))) setAttribute(element, name, value);
}
