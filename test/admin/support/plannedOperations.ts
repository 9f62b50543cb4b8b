/** Operations whose widget is still to come. The list only becomes shorter. */
export const plannedOperations: readonly string[] = [];
