/** What the contact form is opened with: its services, and the start of its message. */
export type ModalPreset = { readonly services?: string; readonly message?: string };

/** Attributes that hold a preset: on a button that opens the modal, and on its dialog once it has opened it. */
export const PRESET_SERVICES = 'data-services';
export const PRESET_MESSAGE = 'data-message';

/** Attribute of the element in the modal's form that names the preset services; the early script fills it. */
export const SERVICES_SHOWN = 'data-given';

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
  for (const [name, value] of Object.entries(presetAttributes(preset))) {
    if (value === undefined) element.removeAttribute(name);
    else element.setAttribute(name, value);
  }
}
