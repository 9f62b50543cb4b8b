/** Parameters of stories that open something over the page, or need their `play`: the page of documentation shows them in a frame. */
export const inFrame = { docs: { story: { inline: false, height: '720px' } } };
