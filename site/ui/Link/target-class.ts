/**
 * The size of a link or button that stands by itself: 24 px each way at the least (WCAG 2.5.8), 44 px where it is meant
 * for thumbs. Goes with a `block` or `inline-block`.
 */
export const targetClass = 'min-h-6 content-center max-sm-md:min-h-11 max-sm-md:min-w-11';
