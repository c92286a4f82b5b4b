/** The part of the page that holds a tool and its ways out. */
export const scopeOf = (tool: Element): Element => tool.closest('dialog, section') ?? tool;
