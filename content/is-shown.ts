/** True if an item of the owner's data is on the site; a hidden one keeps its text. */
export const isShown = ({ hidden }: { readonly hidden?: boolean }): boolean => hidden !== true;
